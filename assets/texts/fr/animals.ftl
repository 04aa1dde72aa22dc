### Les animaux et les camps, dans les formes dont les autres textes ont besoin.

animal = { $animal ->
    [rat] rat
    [cat] chat
    [dog] chien
    [wolf] loup
    [leopard] léopard
    [tiger] tigre
    [lion] lion
   *[elephant] éléphant
}
other = { $other ->
    [rat] rat
    [cat] chat
    [dog] chien
    [wolf] loup
    [leopard] léopard
    [tiger] tigre
    [lion] lion
   *[elephant] éléphant
}
animal-title = { $animal ->
    [rat] Rat
    [cat] Chat
    [dog] Chien
    [wolf] Loup
    [leopard] Léopard
    [tiger] Tigre
    [lion] Lion
   *[elephant] Éléphant
}
side-red = Rouge
side-blue = Bleu
side = { $side ->
    [red] { side-red }
   *[blue] { side-blue }
}

## Les formes propres au français.

# Au début d’une phrase.
animal-start = { $animal ->
    [elephant] L’éléphant
   *[lion] Le { animal }
}
animal-le = { $animal ->
    [elephant] l’éléphant
   *[lion] le { animal }
}
animal-du = { $animal ->
    [elephant] de l’éléphant
   *[lion] du { animal }
}
animal-au = { $animal ->
    [elephant] à l’éléphant
   *[lion] au { animal }
}
other-le = { $other ->
    [elephant] l’éléphant
   *[lion] le { other }
}
other-du = { $other ->
    [elephant] de l’éléphant
   *[lion] du { other }
}
other-au = { $other ->
    [elephant] à l’éléphant
   *[lion] au { other }
}
# « Le lion rouge » : l’adjectif.
color = { $side ->
    [red] rouge
   *[blue] bleu
}
in-moves = { $moves ->
    [one] en { $moves } coup
   *[other] en { $moves } coups
}
# Le jour d’une date.
day = { $day ->
    [1] 1er
   *[other] { $day }
}

## Les niveaux de l’ordinateur, du plus faible au plus fort.

level-easy = Facile
level-normal = Normal
level-expert = Expert
level-master = Maître
level-grandmaster = Grand maître

## Les règles. Leurs noms se trouvent à des endroits étroits.

ruleset-title = { $name } v{ $version }
ruleset-standard = Standard
ruleset-browser = Web
ruleset-encyclopedia = Encyclopédie
ruleset-bell = Bell
ruleset-lobby = Salon
ruleset-league = Ligue
ruleset-house = Maison
ruleset-custom = Perso

## Qui sont les animaux : une ligne chacun.

animal-character-rat = Petit, et n’a peur de personne.
animal-character-cat = Curieux, et un brin prétentieux.
animal-character-dog = L’ami de tout le monde.
animal-character-wolf = Sévère, et mieux vaut l’éviter.
animal-character-leopard = Calme, et ne dort qu’à moitié.
animal-character-tiger = Féroce, et aime que ça se voie.
animal-character-lion = Fier, et t’aime bien.
animal-character-elephant = Gentil, et un peu timide.

## Ce qu’ils savent faire, sur la même carte.

animal-rank = rang { $rank }
animal-gift-rat = Nage, et prend l’éléphant depuis la terre.
animal-gift-cat = Prend les rats, et s’arrête devant l’eau.
animal-gift-dog = Prend les chats et les rats.
animal-gift-dog-strong = Prend les loups, les chats et les rats.
animal-gift-dog-equal = L’égal du loup.
animal-gift-wolf = Prend les chiens, les chats et les rats.
animal-gift-wolf-weak = Prend les chats et les rats ; le chien est plus fort.
animal-gift-wolf-equal = L’égal du chien.
animal-gift-leopard = Prend tous les plus petits, et s’arrête devant l’eau.
animal-gift-leaps = Saute la rivière si aucun rat n’y nage en travers.
animal-gift-leaps-files = Saute la rivière en long si aucun rat n’y nage en travers.
animal-gift-leaps-ranks = Saute la rivière en large si aucun rat n’y nage en travers.
animal-gift-walks = Contourne la rivière avec ces règles.
animal-gift-elephant = Le plus fort de tous, si le rat n’était pas là.

## Les cases particulières : la première ligne de la même carte, lue aussi avec la case. $side est leur camp.

ground-trap = Piège de { side }
ground-den = Tanière de { side }
ground-river = Rivière
