// The page's own words, in the game's languages: what is said before the game is there to say it, and when it is gone.

const TABLE = {
  en: {
    board: "Jungle, the board game",
    loading: "Loading",
    pad: "A controller shows itself once you press one of its buttons.",
    news: "A new version of the game is here.",
    goOn: "Go on with it",
    later: "Later",
    again: "Try again",
    pictureTitle: "The picture is gone",
    pictureText:
      "The browser took the graphics away, as it does after a crash of the driver or a long sleep. Your game is kept.",
    pictureGo: "Go on playing",
    stumbleTitle: "The game stumbled",
    stumbleText: "Your game is kept. What the browser says:",
    stumbleGo: "Start again",
    drawTitle: "This browser cannot draw the board",
    drawText:
      "Jungle needs WebGL 2. Every current browser has it, but it can be switched off, or the graphics driver is too old. Try another browser, or switch hardware acceleration on.",
    arriveTitle: "The game did not arrive",
    arriveText: "Is there a network?",
  },
  "zh-Hans": {
    board: "斗兽棋",
    loading: "正在加载",
    pad: "按一下手柄上的任意键，手柄就会出现。",
    news: "游戏有新版本了。",
    goOn: "换上新版本",
    later: "以后再说",
    again: "再试一次",
    pictureTitle: "画面消失了",
    pictureText: "浏览器收回了图形，驱动崩溃或长时间休眠后会这样。你的对局已保存。",
    pictureGo: "继续下棋",
    stumbleTitle: "游戏出错了",
    stumbleText: "你的对局已保存。浏览器的说明：",
    stumbleGo: "重新开始",
    drawTitle: "这个浏览器画不出棋盘",
    drawText: "游戏需要 WebGL 2。现在的浏览器都支持，但可能被关闭，或显卡驱动太旧。请换一个浏览器，或打开硬件加速。",
    arriveTitle: "游戏没有加载成功",
    arriveText: "网络连上了吗？",
  },
  "zh-Hant": {
    board: "鬥獸棋",
    loading: "載入中",
    pad: "按一下手把上的任意鍵，手把就會出現。",
    news: "遊戲有新版本了。",
    goOn: "換上新版本",
    later: "以後再說",
    again: "再試一次",
    pictureTitle: "畫面消失了",
    pictureText: "瀏覽器收回了圖形，驅動程式當掉或長時間休眠後會這樣。你的對局已儲存。",
    pictureGo: "繼續下棋",
    stumbleTitle: "遊戲出錯了",
    stumbleText: "你的對局已儲存。瀏覽器的說明：",
    stumbleGo: "重新開始",
    drawTitle: "這個瀏覽器畫不出棋盤",
    drawText: "遊戲需要 WebGL 2。現在的瀏覽器都支援，但可能被關閉，或顯示卡驅動程式太舊。請換一個瀏覽器，或打開硬體加速。",
    arriveTitle: "遊戲沒有載入成功",
    arriveText: "網路連上了嗎？",
  },
  ja: {
    board: "ジャングル（闘獣棋）",
    loading: "読み込み中",
    pad: "コントローラーは、ボタンを一つ押すと見つかります。",
    news: "ゲームの新しい版があります。",
    goOn: "新しい版で続ける",
    later: "あとで",
    again: "もう一度",
    pictureTitle: "画面が消えました",
    pictureText: "ドライバーの異常や長いスリープのあと、ブラウザーが描画を止めることがあります。対局は保存されています。",
    pictureGo: "対局を続ける",
    stumbleTitle: "ゲームが止まりました",
    stumbleText: "対局は保存されています。ブラウザーの説明：",
    stumbleGo: "もう一度始める",
    drawTitle: "このブラウザーでは盤を描けません",
    drawText:
      "WebGL 2が必要です。今のブラウザーにはありますが、無効になっているか、ドライバーが古いのかもしれません。別のブラウザーを試すか、ハードウェアアクセラレーションを有効にしてください。",
    arriveTitle: "ゲームを読み込めませんでした",
    arriveText: "ネットワークにつながっていますか。",
  },
  es: {
    board: "Jungle, el juego de mesa",
    loading: "Cargando",
    pad: "Un mando aparece en cuanto pulsas uno de sus botones.",
    news: "Hay una versión nueva del juego.",
    goOn: "Seguir con ella",
    later: "Luego",
    again: "Otra vez",
    pictureTitle: "La imagen se ha ido",
    pictureText:
      "El navegador ha retirado los gráficos, como hace si falla el controlador o tras un sueño largo. Tu partida está guardada.",
    pictureGo: "Seguir jugando",
    stumbleTitle: "El juego ha tropezado",
    stumbleText: "Tu partida está guardada. Lo que dice el navegador:",
    stumbleGo: "Empezar de nuevo",
    drawTitle: "Este navegador no puede dibujar el tablero",
    drawText:
      "Jungle necesita WebGL 2. Todos los navegadores actuales lo tienen, pero puede estar desactivado, o el controlador gráfico es muy antiguo. Prueba con otro navegador o activa la aceleración por hardware.",
    arriveTitle: "El juego no ha llegado",
    arriveText: "¿Hay conexión?",
  },
  fr: {
    board: "Jungle, le jeu de plateau",
    loading: "Chargement",
    pad: "Une manette apparaît dès que tu presses un de ses boutons.",
    news: "Une nouvelle version du jeu est là.",
    goOn: "Continuer avec elle",
    later: "Plus tard",
    again: "Réessayer",
    pictureTitle: "L’image a disparu",
    pictureText:
      "Le navigateur a retiré l’affichage, comme après une panne du pilote ou une longue veille. Ta partie est gardée.",
    pictureGo: "Continuer la partie",
    stumbleTitle: "Le jeu a trébuché",
    stumbleText: "Ta partie est gardée. Ce que dit le navigateur\u00a0:",
    stumbleGo: "Recommencer",
    drawTitle: "Ce navigateur ne peut pas dessiner le plateau",
    drawText:
      "Jungle a besoin de WebGL 2. Tous les navigateurs actuels l’ont, mais il peut être désactivé, ou le pilote graphique est trop ancien. Essaie un autre navigateur, ou active l’accélération matérielle.",
    arriveTitle: "Le jeu n’est pas arrivé",
    arriveText: "Le réseau est-il là\u00a0?",
  },
  de: {
    board: "Jungle, das Brettspiel",
    loading: "Lädt",
    pad: "Ein Controller zeigt sich, sobald du eine seiner Tasten drückst.",
    news: "Es gibt eine neue Version des Spiels.",
    goOn: "Damit weiter",
    later: "Später",
    again: "Noch einmal",
    pictureTitle: "Das Bild ist weg",
    pictureText:
      "Der Browser hat die Grafik weggenommen, wie nach einem Absturz des Treibers oder langem Schlaf. Dein Spiel ist gesichert.",
    pictureGo: "Weiterspielen",
    stumbleTitle: "Das Spiel ist gestolpert",
    stumbleText: "Dein Spiel ist gesichert. Der Browser sagt:",
    stumbleGo: "Neu starten",
    drawTitle: "Dieser Browser kann das Brett nicht zeichnen",
    drawText:
      "Jungle braucht WebGL 2. Jeder heutige Browser hat es, aber es kann abgeschaltet sein, oder der Grafiktreiber ist zu alt. Versuch einen anderen Browser, oder schalte die Hardwarebeschleunigung ein.",
    arriveTitle: "Das Spiel ist nicht angekommen",
    arriveText: "Ist ein Netz da?",
  },
  pt: {
    board: "Jungle, o jogo de tabuleiro",
    loading: "Carregando",
    pad: "Um controle aparece assim que você aperta um dos botões.",
    news: "Há uma versão nova do jogo.",
    goOn: "Continuar com ela",
    later: "Depois",
    again: "Tentar de novo",
    pictureTitle: "A imagem sumiu",
    pictureText:
      "O navegador retirou os gráficos, como faz depois de uma falha do driver ou de um sono longo. Seu jogo está guardado.",
    pictureGo: "Continuar jogando",
    stumbleTitle: "O jogo tropeçou",
    stumbleText: "Seu jogo está guardado. O que diz o navegador:",
    stumbleGo: "Começar de novo",
    drawTitle: "Este navegador não consegue desenhar o tabuleiro",
    drawText:
      "Jungle precisa de WebGL 2. Todo navegador atual tem, mas pode estar desligado, ou o driver gráfico é antigo demais. Tente outro navegador, ou ligue a aceleração de hardware.",
    arriveTitle: "O jogo não chegou",
    arriveText: "Há rede?",
  },
};

/** The game's name of a language that a browser names, or nothing. */
function known(tag) {
  const chinese = /^zh\b/i.test(tag);
  const name = chinese ? (/hant|tw|hk|mo/i.test(tag) ? "zh-Hant" : "zh-Hans") : tag.split("-")[0].toLowerCase();
  return name in TABLE ? name : undefined;
}

/** The language that was chosen in the game, if one was. */
function chosen() {
  try {
    return localStorage.getItem("jungle/settings.ron")?.match(/\blanguage: ?(?:r#)?([A-Za-z-]+)/)?.[1];
  } catch {
    return undefined;
  }
}

const language = [chosen(), ...navigator.languages].map((tag) => tag && known(tag)).find(Boolean) ?? "en";

/** What to say. */
export const words = TABLE[language];

/** Says in the page's language what was written into the page in English. */
export function translatePage() {
  document.documentElement.lang = language;
  for (const part of document.querySelectorAll("[data-say]")) {
    part.textContent = words[part.dataset.say];
  }
  for (const part of document.querySelectorAll("[data-label]")) {
    part.setAttribute("aria-label", words[part.dataset.label]);
  }
}
