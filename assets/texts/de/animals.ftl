### Tiere und Seiten, in den Formen, die andere Texte brauchen.

animal = { $animal ->
    [rat] Ratte
    [cat] Katze
    [dog] Hund
    [wolf] Wolf
    [leopard] Leopard
    [tiger] Tiger
    [lion] Löwe
   *[elephant] Elefant
}
other = { $other ->
    [rat] Ratte
    [cat] Katze
    [dog] Hund
    [wolf] Wolf
    [leopard] Leopard
    [tiger] Tiger
    [lion] Löwe
   *[elephant] Elefant
}
animal-title = { $animal ->
    [rat] Ratte
    [cat] Katze
    [dog] Hund
    [wolf] Wolf
    [leopard] Leopard
    [tiger] Tiger
    [lion] Löwe
   *[elephant] Elefant
}
side-red = Rot
side-blue = Blau
side = { $side ->
    [red] { side-red }
   *[blue] { side-blue }
}

## Formen, die nur das Deutsche braucht.

# Am Anfang eines Satzes.
animal-start = { $animal ->
    [rat] Die Ratte
    [cat] Die Katze
   *[dog] Der { animal }
}
animal-nom = { $animal ->
    [rat] die Ratte
    [cat] die Katze
   *[dog] der { animal }
}
animal-acc = { $animal ->
    [rat] die Ratte
    [cat] die Katze
    [dog] den Hund
    [wolf] den Wolf
    [leopard] den Leoparden
    [tiger] den Tiger
    [lion] den Löwen
   *[elephant] den Elefanten
}
animal-dat = { $animal ->
    [rat] der Ratte
    [cat] der Katze
    [dog] dem Hund
    [wolf] dem Wolf
    [leopard] dem Leoparden
    [tiger] dem Tiger
    [lion] dem Löwen
   *[elephant] dem Elefanten
}
other-nom = { $other ->
    [rat] die Ratte
    [cat] die Katze
   *[dog] der { other }
}
other-acc = { $other ->
    [rat] die Ratte
    [cat] die Katze
    [dog] den Hund
    [wolf] den Wolf
    [leopard] den Leoparden
    [tiger] den Tiger
    [lion] den Löwen
   *[elephant] den Elefanten
}
other-dat = { $other ->
    [rat] der Ratte
    [cat] der Katze
    [dog] dem Hund
    [wolf] dem Wolf
    [leopard] dem Leoparden
    [tiger] dem Tiger
    [lion] dem Löwen
   *[elephant] dem Elefanten
}
your-animal-nom = { $animal ->
    [rat] deine Ratte
    [cat] deine Katze
   *[dog] dein { animal }
}
your-animal-acc = { $animal ->
    [rat] deine Ratte
    [cat] deine Katze
    [dog] deinen Hund
    [wolf] deinen Wolf
    [leopard] deinen Leoparden
    [tiger] deinen Tiger
    [lion] deinen Löwen
   *[elephant] deinen Elefanten
}
your-other-acc = { $other ->
    [rat] deine Ratte
    [cat] deine Katze
    [dog] deinen Hund
    [wolf] deinen Wolf
    [leopard] deinen Leoparden
    [tiger] deinen Tiger
    [lion] deinen Löwen
   *[elephant] deinen Elefanten
}
your-other-dat = { $other ->
    [rat] deiner Ratte
    [cat] deiner Katze
    [dog] deinem Hund
    [wolf] deinem Wolf
    [leopard] deinem Leoparden
    [tiger] deinem Tiger
    [lion] deinem Löwen
   *[elephant] deinem Elefanten
}
# „Roter Löwe“, ohne Artikel.
side-animal = { $animal ->
    [rat] { $side ->
        [red] Rote
       *[blue] Blaue
    }
    [cat] { $side ->
        [red] Rote
       *[blue] Blaue
    }
   *[dog] { $side ->
        [red] Roter
       *[blue] Blauer
    }
} { animal }
# „Der rote Löwe“ am Anfang eines Satzes.
side-animal-start = { $animal ->
    [rat] Die
    [cat] Die
   *[dog] Der
} { $side ->
    [red] rote
   *[blue] blaue
} { animal }
side-animal-dat = { $animal ->
    [rat] der
    [cat] der
   *[dog] dem
} { $side ->
    [red] roten
   *[blue] blauen
} { $animal ->
    [leopard] Leoparden
    [lion] Löwen
    [elephant] Elefanten
   *[dog] { animal }
}
in-moves = { $moves ->
    [one] in { $moves } Zug
   *[other] in { $moves } Zügen
}

## Die Stufen des Computers, die schwächste zuerst.

level-easy = Leicht
level-normal = Normal
level-expert = Experte
level-master = Meister
level-grandmaster = Großmeister

## Die Regelwerke. Ihre Namen stehen an engen Stellen.

ruleset-title = { $name } v{ $version }
ruleset-standard = Standard
ruleset-browser = Browser
ruleset-encyclopedia = Lexikon
ruleset-bell = Bell
ruleset-lobby = Lobby
ruleset-league = Liga
ruleset-house = Hausregeln
ruleset-custom = Eigene

## Wer die Tiere sind: je eine Zeile auf einer Karte.

animal-character-rat = Klein, und fürchtet niemanden.
animal-character-cat = Neugierig, und etwas eingebildet.
animal-character-dog = Mit allen gut Freund.
animal-character-wolf = Ernst, und am liebsten allein.
animal-character-leopard = Gelassen, und nur halb im Schlaf.
animal-character-tiger = Wild, und zeigt es gern.
animal-character-lion = Stolz, und mag dich.
animal-character-elephant = Gütig, und ein wenig scheu.

## Was sie können, auf derselben Karte.

animal-rank = Rang { $rank }
animal-gift-rat = Schwimmt, und schlägt den Elefanten von Land aus.
animal-gift-cat = Schlägt Ratten, und bleibt vor dem Wasser stehen.
animal-gift-dog = Schlägt Katzen und Ratten.
animal-gift-dog-strong = Schlägt Wölfe, Katzen und Ratten.
animal-gift-dog-equal = Dem Wolf ebenbürtig.
animal-gift-wolf = Schlägt Hunde, Katzen und Ratten.
animal-gift-wolf-weak = Schlägt Katzen und Ratten; der Hund ist stärker.
animal-gift-wolf-equal = Dem Hund ebenbürtig.
animal-gift-leopard = Schlägt alle kleineren, und bleibt vor dem Wasser stehen.
animal-gift-leaps = Springt über den Fluss, wenn keine Ratte im Weg schwimmt.
animal-gift-leaps-files = Springt längs über den Fluss, wenn keine Ratte im Weg schwimmt.
animal-gift-leaps-ranks = Springt quer über den Fluss, wenn keine Ratte im Weg schwimmt.
animal-gift-walks = Geht nach diesen Regeln um den Fluss herum.
animal-gift-elephant = Der Stärkste von allen, wäre da nicht die Ratte.

## Besondere Felder: die erste Zeile derselben Karte, auch mit dem Feld vorgelesen. $side ist, wem es gehört.

ground-trap = Falle von { side }
ground-den = Höhle von { side }
ground-river = Fluss
