### O que se diz das jogadas: dicas, e os fatos a favor de uma jogada ou contra ela.

## A hint is told in three steps: which animal, which move, why. Headings have about 24 letters of room.

hint-animal = Olhe o seu { animal }.
hint-stands = Está em { $square } e tem uma boa jogada.
hint-ask-for-move = Peça mais para ver a jogada.
hint-move = Mova o seu { animal }.
hint-leap-and-take = Pule de { $from } a { $to } e capture o { animal }.
hint-go-and-take = Vá de { $from } a { $to } e capture o { animal }.
hint-leap = Pule de { $from } a { $to }.
hint-go = Vá de { $from } a { $to }.
hint-ask-for-reason = Peça mais para saber por quê.
hint-why = Por que { $from }–{ $to }?

## What is certain about a hint's move. $moves: 1 or more.

hint-wins-at-once = Ganha na hora.
hint-wins-in = Ganha em { $moves }, está provado.
hint-loses-at-once = O rival ganha na hora, está provado; nada ajuda.
hint-loses-in = O rival ganha em { $moves }, está provado; assim você resiste mais.

## What speaks for a move where there is nothing better to say

claim-safe = Depois disso ninguém captura um animal seu, e não se achou jogada melhor.
claim-best = Não se achou jogada melhor.

## Whole sentences one after the other, where several are said at once

sentence-and-sentence = { $first } { $next }

## Facts about a move, in hints and in reviews. "It" is the animal that moves; "you" and "the enemy" are not named by color.

fact-enters-den = Entra na toca e ganha.
fact-takes-last = Captura o último animal e ganha.
fact-leaves-no-move = Deixa o rival sem jogada.
fact-takes = Captura o { animal }, e ninguém pode dar o troco.
fact-takes-guarded = Captura o { animal }, mas pode levar o troco.
fact-trades = Captura o { animal }, e os dois saem do tabuleiro.
fact-stops-entry = Impede o rival de entrar na toca.
fact-allows-entry = Deixa o rival entrar na toca.
fact-threatens-entry = Ameaça entrar na toca.
fact-escapes = Escapa do { animal }.
fact-rescues = Salva o { animal } do { other }.
fact-exposes = Deixa o { other } capturar o { animal }.
fact-leaves = Deixa o { animal } à mercê do { other }.
fact-attacks = Vai atrás do { animal }.
fact-opens-leap = Abre o pulo de { $from } a { $to } para o { animal } { side-color }.
fact-closes-leap = Fecha o pulo de { $from } a { $to } para o { animal } { side-color }.
fact-trap-weakens = Pisa numa armadilha e perde a força.
fact-trap-harmless = Pisa numa armadilha que não lhe faz mal.
fact-leaves-trap = Sai da armadilha.
fact-bars-way = Fecha o caminho do { animal } até a toca.
fact-lengthens-way = Alonga o caminho do { animal } até a toca: { $moves } jogadas, não { $before }.
fact-nears = { $moves ->
    [one] Fica a { $moves } jogada da toca.
   *[other] Fica a { $moves } jogadas da toca.
}
fact-nears-race = { $moves ->
    [one] Fica a { $moves } jogada da toca; o rival, a { $enemy }.
   *[other] Fica a { $moves } jogadas da toca; o rival, a { $enemy }.
}
