//! The browser's page around the game: what it tells the game, and what the game tells it.
//!
//! They talk by `data-` attributes of the canvas. The page sets `data-assets` and `data-worker`; the game sets
//! `data-screen` and `data-menu`, by which the page knows that there is something to see, `data-language`, `data-cursor` and
//! `data-held`, the squares of the cursor and of the animal in hand, `data-notice`, the last message for the player, and what
//! the page reads out to those who cannot see it ([`super::readout`]), `data-focus` and `data-news`. What is to be heard the game says by events of the canvas, `sound` and `ambience`: the page plays it.

use bevy::prelude::*;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{Blob, CustomEvent, CustomEventInit, HtmlAnchorElement, HtmlElement, Storage, Url};

use super::{
    links,
    readout::{self, Readout},
    session::{Hand, Notice, Opening, Saved, SessionRequest, Stage},
    states::{Menu, Screen},
};
use crate::{
    rules::Square,
    texts::{self, Language, text},
};

/// The canvas, as a selector.
pub const CANVAS: &str = "#game";

/// The end of the address by which the page asks for the unfinished game, after it was lost or renewed.
const RESUME: &str = "#resume";

fn canvas() -> Option<HtmlElement> {
    web_sys::window()?.document()?.query_selector(CANVAS).ok()??.dyn_into().ok()
}

/// What the page has written in a `data-` attribute of the canvas.
#[must_use]
pub fn data(name: &str) -> Option<String> {
    canvas()?.dataset().get(name)
}

fn tell(name: &str, value: &str) {
    if let Some(canvas) = canvas()
        && let Err(error) = canvas.dataset().set(name, value)
    {
        warn!("data-{name}: {}", words(&error));
    }
}

/// Tells the page something that happens, rather than is: as an event of the canvas, which the page hears at once.
pub fn call(name: &str, detail: &str) {
    let init = CustomEventInit::new();
    init.set_detail(&detail.into());
    let sent = CustomEvent::new_with_event_init_dict(name, &init)
        .and_then(|event| canvas().map_or(Ok(true), |canvas| canvas.dispatch_event(&event)));
    if let Err(error) = sent {
        warn!("{name}: {}", words(&error));
    }
}

/// Hands a file to the player: the browser puts it among the downloads.
///
/// # Errors
/// The browser does not take it.
pub fn download(name: &str, bytes: &[u8]) -> Result<(), String> {
    let parts = js_sys::Array::of1(&js_sys::Uint8Array::from(bytes));
    let blob = Blob::new_with_u8_array_sequence(&parts).map_err(|error| words(&error))?;
    // The browser reads it after this, so its address is not taken away again; it goes with the page.
    let address = Url::create_object_url_with_blob(&blob).map_err(|error| words(&error))?;
    let document = web_sys::window().and_then(|window| window.document()).ok_or(text("fault-page-gone"))?;
    let link = document.create_element("a").map_err(|error| words(&error))?;
    let link: HtmlAnchorElement = link.dyn_into().map_err(|_| text("fault-page-links"))?;
    link.set_href(&address);
    link.set_download(name);
    link.click();
    Ok(())
}

/// The storage that outlives the page.
///
/// # Errors
/// The browser keeps none, as in some private windows, or forbids it.
pub fn storage() -> Result<Storage, String> {
    let storage = web_sys::window().and_then(|window| window.local_storage().ok().flatten());
    storage.ok_or_else(|| text("fault-page-keeps-nothing").to_owned())
}

/// What an exception of the browser says.
#[must_use]
pub fn words(error: &JsValue) -> String {
    let message = js_sys::Reflect::get(error, &"message".into()).ok();
    message.and_then(|value| value.as_string()).unwrap_or_else(|| format!("{error:?}"))
}

/// The page's address, without its end from `#` on.
#[must_use]
pub fn address() -> String {
    let href = web_sys::window().and_then(|window| window.location().href().ok()).unwrap_or_default();
    href.split('#').next().unwrap_or_default().to_owned()
}

/// The end of the page's address, from `#` on. It is taken away, so that the next start is an ordinary one.
fn take_fragment() -> String {
    let Some(window) = web_sys::window() else { return String::new() };
    let location = window.location();
    let fragment = location.hash().unwrap_or_default();
    if !fragment.is_empty()
        && let (Ok(path), Ok(query), Ok(history)) = (location.pathname(), location.search(), window.history())
        && let Err(error) = history.replace_state_with_url(&JsValue::NULL, "", Some(&format!("{path}{query}")))
    {
        warn!("the address stays as it is: {}", words(&error));
    }
    fragment
}

/// Opens what the page's address asks for: a linked game, or the unfinished one at once.
fn open(
    saved: Res<Saved>,
    mut opening: ResMut<Opening>,
    mut requests: MessageWriter<SessionRequest>,
    mut notices: MessageWriter<Notice>,
) {
    let fragment = take_fragment();
    let request = if fragment == RESUME {
        saved.0.clone().map(|game| SessionRequest::Resume(Box::new(game)))
    } else if fragment.is_empty() {
        None
    } else {
        match links::read(&fragment) {
            Ok(request) => Some(request),
            Err(fault) => {
                notices.write(links::refusal(&fault));
                None
            }
        }
    };
    if let Some(request) = request {
        *opening = Opening { screen: Screen::Play, menu: Menu::None };
        requests.write(request);
    }
}

fn tell_notices(mut notices: MessageReader<Notice>) {
    if let Some(Notice(told)) = notices.read().last() {
        tell("notice", told);
    }
}

fn tell_language(mut told: Local<Option<Language>>) {
    let now = texts::spoken();
    if *told != Some(now) {
        *told = Some(now);
        tell("language", now.code());
    }
}

fn tell_readout(readout: Res<Readout>, mut told: Local<Readout>) {
    if readout.focus != told.focus {
        tell("focus", &readout.focus);
    }
    if readout.news != told.news {
        tell("news", &readout.news);
    }
    if *told != *readout {
        told.clone_from(&readout);
    }
}

fn tell_states(screen: Res<State<Screen>>, menu: Res<State<Menu>>) {
    if screen.is_changed() {
        tell("screen", &format!("{:?}", screen.get()));
    }
    if menu.is_changed() {
        tell("menu", &format!("{:?}", menu.get()));
    }
}

fn tell_hand(hand: Res<Hand>, mut told: Local<[Option<Square>; 2]>) {
    let now = [hand.cursor_shown.then_some(hand.cursor), hand.held];
    for ((name, now), told) in ["cursor", "held"].into_iter().zip(now).zip(told.iter_mut()) {
        if *told != now {
            *told = now;
            tell(name, &now.map(|square| square.to_string()).unwrap_or_default());
        }
    }
}

/// Says whether a move is still being shown: readers of the screen, and whoever else watches the page, then wait.
fn tell_busy(stage: Res<Stage>) {
    if stage.is_changed()
        && let Some(canvas) = canvas()
        && let Err(error) = canvas.set_attribute("aria-busy", if stage.busy { "true" } else { "false" })
    {
        warn!("aria-busy: {}", words(&error));
    }
}

/// The page's window: the canvas, as large as its place in the page. Keys that mean nothing here stay the browser's.
#[must_use]
pub fn window() -> Window {
    Window {
        title: "Jungle".to_owned(),
        canvas: Some(CANVAS.to_owned()),
        fit_canvas_to_parent: true,
        prevent_default_event_handling: false,
        ..default()
    }
}

/// What only the browser version has.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, open).add_systems(
        Last,
        (tell_states, tell_notices, tell_language, tell_readout.after(readout::Reading), tell_hand, tell_busy),
    );
}
