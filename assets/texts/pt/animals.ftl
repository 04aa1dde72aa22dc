### Os animais e os lados, nas formas de que os outros textos precisam.

animal = { $animal ->
    [rat] rato
    [cat] gato
    [dog] cachorro
    [wolf] lobo
    [leopard] leopardo
    [tiger] tigre
    [lion] leão
   *[elephant] elefante
}
other = { $other ->
    [rat] rato
    [cat] gato
    [dog] cachorro
    [wolf] lobo
    [leopard] leopardo
    [tiger] tigre
    [lion] leão
   *[elephant] elefante
}
animal-title = { $animal ->
    [rat] Rato
    [cat] Gato
    [dog] Cachorro
    [wolf] Lobo
    [leopard] Leopardo
    [tiger] Tigre
    [lion] Leão
   *[elephant] Elefante
}
side-red = Vermelho
side-blue = Azul
side = { $side ->
    [red] { side-red }
   *[blue] { side-blue }
}
# Depois do animal: leão vermelho.
side-color = { $side ->
    [red] vermelho
   *[blue] azul
}

## The levels of the computer, the weakest first.

level-easy = Fácil
level-normal = Normal
level-expert = Perito
level-master = Mestre
level-grandmaster = Grão-mestre

## The rule sets. Their names stand in narrow places.

ruleset-title = { $name } v{ $version }
ruleset-standard = Padrão
ruleset-browser = Da web
ruleset-encyclopedia = Enciclopédia
ruleset-bell = Bell
ruleset-lobby = Sala
ruleset-league = Liga
ruleset-house = Da casa
ruleset-custom = Próprias

## Who the animals are: a line each on a card with the animal's name above.

animal-character-rat = Pequeno, e não teme ninguém.
animal-character-cat = Curioso e meio convencido.
animal-character-dog = Amigo de todo mundo.
animal-character-wolf = Sério: melhor deixar quieto.
animal-character-leopard = Tranquilo, e só meio dormindo.
animal-character-tiger = Feroz, e gosta de mostrar.
animal-character-lion = Orgulhoso, e gosta de você.
animal-character-elephant = Bondoso e meio tímido.

## What they can do, on the same card.

animal-rank = força { $rank }
animal-gift-rat = Nada e, em terra, captura o elefante.
animal-gift-cat = Captura ratos e para diante da água.
animal-gift-dog = Captura gatos e ratos.
animal-gift-dog-strong = Captura lobos, gatos e ratos.
animal-gift-dog-equal = Igual ao lobo.
animal-gift-wolf = Captura cachorros, gatos e ratos.
animal-gift-wolf-weak = Captura gatos e ratos; o cachorro é mais forte.
animal-gift-wolf-equal = Igual ao cachorro.
animal-gift-leopard = Captura todos os menores e para diante da água.
animal-gift-leaps = Pula o rio se não houver um rato nadando no caminho.
animal-gift-leaps-files = Pula o rio de comprido se não houver um rato nadando no caminho.
animal-gift-leaps-ranks = Pula o rio de lado se não houver um rato nadando no caminho.
animal-gift-walks = Com estas regras, dá a volta no rio a pé.
animal-gift-elephant = O mais forte de todos, não fosse o rato.

## Ground that is special: the first line of the same card, and read out with its square. $side is whose it is.

ground-trap = Armadilha do { side }
ground-den = Toca do { side }
ground-river = Rio
