### Animals and sides, in the forms that other texts need.

# $animal and $other are keys; each language may have more forms.
animal = { $animal ->
    [rat] rat
    [cat] cat
    [dog] dog
    [wolf] wolf
    [leopard] leopard
    [tiger] tiger
    [lion] lion
   *[elephant] elephant
}
other = { $other ->
    [rat] rat
    [cat] cat
    [dog] dog
    [wolf] wolf
    [leopard] leopard
    [tiger] tiger
    [lion] lion
   *[elephant] elephant
}
# Standing alone, as a name.
animal-title = { $animal ->
    [rat] Rat
    [cat] Cat
    [dog] Dog
    [wolf] Wolf
    [leopard] Leopard
    [tiger] Tiger
    [lion] Lion
   *[elephant] Elephant
}
side-red = Red
side-blue = Blue
# $side is a key, too.
side = { $side ->
    [red] { side-red }
   *[blue] { side-blue }
}

## The levels of the computer, the weakest first.

level-easy = Easy
level-normal = Normal
level-expert = Expert
level-master = Master
level-grandmaster = Grandmaster

## The rule sets. Their names stand in narrow places.

# $name is one of the names below, $version a number.
ruleset-title = { $name } v{ $version }
ruleset-standard = Standard
# As games in web browsers have it.
ruleset-browser = Browser
# As an encyclopedia of games has it.
ruleset-encyclopedia = Encyclopedia
# R. C. Bell, who wrote of games of the whole world.
ruleset-bell = Bell
# The waiting room of a place for games on the web.
ruleset-lobby = Lobby
# A league of programs.
ruleset-league = League
# Rules that players make for themselves.
ruleset-house = House rules
ruleset-custom = Custom

## Who the animals are: a line each on a card with the animal's name above.

animal-character-rat = Small, and afraid of nobody.
animal-character-cat = Curious, and a little smug.
animal-character-dog = Everybody's friend.
animal-character-wolf = Stern, and best left alone.
animal-character-leopard = Cool, and only half asleep.
animal-character-tiger = Fierce, and likes to show it.
animal-character-lion = Proud, and likes you.
animal-character-elephant = Kind, and a little shy.

## What they can do, on the same card.

# On the right of the card's first line: 1 for the rat to 8 for the elephant.
animal-rank = rank { $rank }
animal-gift-rat = Swims, and takes the elephant from the land.
animal-gift-cat = Takes rats, and stops before the water.
# The dog, by the three ways in which wolf and dog may stand to each other.
animal-gift-dog = Takes cats and rats.
animal-gift-dog-strong = Takes wolves, cats and rats.
animal-gift-dog-equal = The wolf's equal.
animal-gift-wolf = Takes dogs, cats and rats.
animal-gift-wolf-weak = Takes cats and rats; the dog is stronger.
animal-gift-wolf-equal = The dog's equal.
animal-gift-leopard = Takes all that are smaller, and stops before the water.
# The tiger and the lion; by some rules they leap only along the board, only across it, or not at all.
animal-gift-leaps = Leaps the river unless a rat swims in the way.
animal-gift-leaps-files = Leaps the river up and down unless a rat swims in the way.
animal-gift-leaps-ranks = Leaps the river from side to side unless a rat swims in the way.
animal-gift-walks = Walks round the river under these rules.
animal-gift-elephant = The strongest of all, but for the rat.

## Ground that is special: the first line of the same card, and read out with its square. $side is whose it is.

ground-trap = { side }'s trap
ground-den = { side }'s den
ground-river = River
