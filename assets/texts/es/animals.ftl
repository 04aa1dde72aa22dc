### Los animales y los bandos, en las formas que necesitan los demás textos.

animal = { $animal ->
    [rat] rata
    [cat] gato
    [dog] perro
    [wolf] lobo
    [leopard] leopardo
    [tiger] tigre
    [lion] león
   *[elephant] elefante
}
other = { $other ->
    [rat] rata
    [cat] gato
    [dog] perro
    [wolf] lobo
    [leopard] leopardo
    [tiger] tigre
    [lion] león
   *[elephant] elefante
}
animal-title = { $animal ->
    [rat] Rata
    [cat] Gato
    [dog] Perro
    [wolf] Lobo
    [leopard] Leopardo
    [tiger] Tigre
    [lion] León
   *[elephant] Elefante
}
# el gato, la rata
animal-the = { $animal ->
    [rat] la rata
   *[other] el { animal }
}
# Al principio de una frase.
animal-the-first = { $animal ->
    [rat] La rata
   *[other] El { animal }
}
# al gato, a la rata
animal-to = { $animal ->
    [rat] a la rata
   *[other] al { animal }
}
# del gato, de la rata
animal-of = { $animal ->
    [rat] de la rata
   *[other] del { animal }
}
other-the = { $other ->
    [rat] la rata
   *[other] el { other }
}
other-to = { $other ->
    [rat] a la rata
   *[other] al { other }
}
other-of = { $other ->
    [rat] de la rata
   *[other] del { other }
}
side-red = Rojo
side-blue = Azul
side = { $side ->
    [red] { side-red }
   *[blue] { side-blue }
}
# Con el animal: rata roja, gato rojo.
animal-color = { $side ->
    [red] { $animal ->
        [rat] roja
       *[other] rojo
    }
   *[blue] azul
}

## The levels of the computer, the weakest first.

level-easy = Fácil
level-normal = Normal
level-expert = Experto
level-master = Maestro
level-grandmaster = Gran maestro

## The rule sets. Their names stand in narrow places.

ruleset-title = { $name } v{ $version }
ruleset-standard = Estándar
ruleset-browser = De la red
ruleset-encyclopedia = Enciclopedia
ruleset-bell = Bell
ruleset-lobby = Sala
ruleset-league = Liga
ruleset-house = De la casa
ruleset-custom = Propias

## Who the animals are: a line each on a card with the animal's name above.

animal-character-rat = Pequeña, y no teme a nadie.
animal-character-cat = Curioso y algo engreído.
animal-character-dog = Amigo de todos.
animal-character-wolf = Serio: mejor dejarlo en paz.
animal-character-leopard = Sereno, y solo medio dormido.
animal-character-tiger = Fiero, y le gusta que se note.
animal-character-lion = Orgulloso, y tú le caes bien.
animal-character-elephant = Bueno y un poco tímido.

## What they can do, on the same card.

animal-rank = rango { $rank }
animal-gift-rat = Nada, y en tierra captura al elefante.
animal-gift-cat = Captura ratas y se para ante el agua.
animal-gift-dog = Captura gatos y ratas.
animal-gift-dog-strong = Captura lobos, gatos y ratas.
animal-gift-dog-equal = El igual del lobo.
animal-gift-wolf = Captura perros, gatos y ratas.
animal-gift-wolf-weak = Captura gatos y ratas; el perro es más fuerte.
animal-gift-wolf-equal = El igual del perro.
animal-gift-leopard = Captura a todos los menores y se para ante el agua.
animal-gift-leaps = Salta el río si no hay una rata nadando en medio.
animal-gift-leaps-files = Salta el río a lo largo si no hay una rata nadando en medio.
animal-gift-leaps-ranks = Salta el río a lo ancho si no hay una rata nadando en medio.
animal-gift-walks = Con estas reglas rodea el río a pie.
animal-gift-elephant = El más fuerte, si no fuera por la rata.

## Ground that is special: the first line of the same card, and read out with its square. $side is whose it is.

ground-trap = Trampa de { side }
ground-den = Guarida de { side }
ground-river = Río
