### Teclas e botões: a folha em que se escolhe o que cada um faz no tabuleiro.

## The paper

keys-keys = Teclas
keys-buttons = Botões
keys-to-keys = Teclas
keys-to-buttons = Botões
keys-close = Pronto
keys-reset = Restaurar
keys-how = Aperte uma linha para mudá-la. Setas, Enter, Escape e direcional não mudam.
keys-press-key = Aperte a nova tecla, ou Escape.
keys-press-button = Aperte o novo botão, ou Escape.
keys-waiting = aperte …
keys-all-reset = Teclas e botões estão como no começo.
keys-changed = “{ $deed }” tem a sua nova tecla.
keys-exchanged = Era de “{ $deed }”, que agora ficou com a antiga.
keys-barred = Escolha uma letra, Espaço ou Backspace: as outras não mudam.

## What keys and buttons do, at most some 25 letters each

keys-deed-up = Cursor acima
keys-deed-left = Cursor à esquerda
keys-deed-down = Cursor abaixo
keys-deed-right = Cursor à direita
keys-deed-confirm = Pegar, mover
keys-deed-cancel = Soltar
keys-deed-next = Próximo animal
keys-deed-previous = Animal anterior
keys-deed-undo = Desfazer
keys-deed-redo = Refazer
keys-deed-hint = Dica
keys-deed-threats = Ver perigos
keys-deed-flip = Virar tabuleiro
keys-deed-pause = Menu
keys-deed-mute = Som sim, não
