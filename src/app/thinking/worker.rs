//! Thinking in a browser: in a worker beside the page, or where there can be none, here in slices of a frame.

use std::{
    cell::RefCell,
    mem,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    task::Poll,
    time::Duration,
};

use bevy::{platform::time::Instant, prelude::*};
use wasm_bindgen::{JsCast as _, JsValue, closure::Closure};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use super::HINT;
use crate::{
    app::{
        page,
        session::{Purpose, ThinkRequested},
    },
    engine::{Aim, Choice, Deliberation, Errand, Level, Reply},
    rules::GameRecord,
};

/// How long a frame may be kept where there is no worker.
const SLICE: Duration = Duration::from_millis(4);

/// Where the page names the worker's script.
const SCRIPT: &str = "worker";

thread_local! {
    /// The worker, once one was needed. It belongs to the page's only thread.
    static AIDE: RefCell<Option<Aide>> = const { RefCell::new(None) };
}

/// Nothing to keep on this side: the engine and its memory are the worker's.
#[derive(Resource, Clone, Default)]
pub(super) struct Brain;

impl Brain {
    /// Thinks a question through, here and now.
    pub(super) fn solve(&self, question: &ThinkRequested) -> Option<Choice> {
        let mut deliberation = deliberation(question);
        while deliberation.step() {}
        deliberation.choice().map(Choice::from)
    }
}

/// A question at work. Dropping it stops the work.
pub(super) struct Thought {
    question: ThinkRequested,
    place: Place,
}

enum Place {
    Worker { id: u64, inbox: Inbox },
    Here(Deliberation),
    Nowhere,
}

impl Thought {
    /// Begins to think.
    pub(super) fn begin(question: &ThinkRequested, _: &Brain) -> Self {
        let place = send(question).unwrap_or_else(|fault| {
            warn!("no worker, thinking in slices: {fault}");
            Place::Here(deliberation(question))
        });
        Self { question: question.clone(), place }
    }

    /// The answer, once it is there. Where there is no worker, this is where the thinking is done.
    pub(super) fn poll(&mut self) -> Poll<Option<Choice>> {
        match &mut self.place {
            Place::Worker { id, inbox } => match inbox.take(*id) {
                Ok(Some(answer)) => {
                    self.place = Place::Nowhere;
                    Poll::Ready(answer)
                }
                Ok(None) => Poll::Pending,
                Err(fault) => {
                    warn!("the worker failed, thinking in slices: {fault}");
                    dismiss();
                    self.place = Place::Here(deliberation(&self.question));
                    Poll::Pending
                }
            },
            Place::Here(deliberation) => {
                let begun = Instant::now();
                while begun.elapsed() < SLICE {
                    if !deliberation.step() {
                        return Poll::Ready(deliberation.choice().map(Choice::from));
                    }
                }
                Poll::Pending
            }
            Place::Nowhere => Poll::Pending,
        }
    }
}

impl Drop for Thought {
    fn drop(&mut self) {
        // A worker that is thinking hears nothing: it is ended, and the next question gets a new one.
        if matches!(self.place, Place::Worker { .. }) {
            dismiss();
        }
    }
}

/// The question as the slices answer it: a hint is what the strongest level would play.
fn deliberation(question: &ThinkRequested) -> Deliberation {
    let level = match question.purpose {
        Purpose::Move(level) => level,
        Purpose::Hint => Level::Grandmaster,
    };
    Deliberation::new(level, question.game.clone(), question.seed)
}

/// What the worker has said and nobody has read yet.
#[derive(Clone, Default)]
struct Inbox(Arc<Mutex<Received>>);

#[derive(Default)]
struct Received {
    replies: Vec<String>,
    fault: Option<String>,
}

impl Inbox {
    fn with<T>(&self, work: impl FnOnce(&mut Received) -> T) -> T {
        work(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// The answer to a question, if it is there. Answers to other questions are dropped.
    fn take(&self, id: u64) -> Result<Option<Option<Choice>>, String> {
        let (replies, fault) = self.with(|received| (mem::take(&mut received.replies), received.fault.take()));
        for text in replies {
            let (answered, choice) = Reply::read(&text)?;
            if answered == id {
                return Ok(Some(choice));
            }
        }
        fault.map_or(Ok(None), Err)
    }
}

/// A worker, and what listens to it.
struct Aide {
    worker: Worker,
    inbox: Inbox,
    /// Dropped with the worker, and not before.
    _listeners: [Closure<dyn FnMut(web_sys::Event)>; 2],
}

impl Aide {
    fn start() -> Result<Self, String> {
        let script = page::data(SCRIPT).ok_or("the page names no script for it")?;
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&script, &options).map_err(|error| page::words(&error))?;
        let inbox = Inbox::default();
        let replies = inbox.clone();
        let on_message = Closure::<dyn FnMut(web_sys::Event)>::new(move |event: web_sys::Event| {
            let text = event.dyn_into::<MessageEvent>().ok().and_then(|message| message.data().as_string());
            replies.with(|received| received.replies.extend(text));
        });
        let faults = inbox.clone();
        let on_error = Closure::<dyn FnMut(web_sys::Event)>::new(move |event: web_sys::Event| {
            // The browser would report it as a fault of the page, and the page goes on without.
            event.prevent_default();
            faults.with(|received| received.fault = Some("it could not be started, or broke".to_owned()));
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Ok(Self { worker, inbox, _listeners: [on_message, on_error] })
    }
}

fn send(question: &ThinkRequested) -> Result<Place, String> {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    let id = NEXT.fetch_add(1, Ordering::Relaxed);
    let aim = match question.purpose {
        Purpose::Move(level) => Aim::Level(level),
        Purpose::Hint => Aim::Best { nodes: HINT.nodes, millis: HINT.time.as_millis() as u64 },
    };
    let game = GameRecord::of(&question.game, Default::default());
    let text = Errand { id, game, aim, seed: question.seed }.to_ron();
    AIDE.with_borrow_mut(|aide| {
        let aide = match aide {
            Some(aide) => aide,
            None => aide.insert(Aide::start()?),
        };
        aide.worker.post_message(&JsValue::from_str(&text)).map_err(|error| page::words(&error))?;
        Ok(Place::Worker { id, inbox: aide.inbox.clone() })
    })
}

/// Ends the worker, whatever it does.
fn dismiss() {
    if let Some(aide) = AIDE.take() {
        aide.worker.set_onmessage(None);
        aide.worker.set_onerror(None);
        aide.worker.terminate();
    }
}
