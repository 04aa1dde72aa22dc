//! The engine beside a browser's page: `assets/web/worker.js` hands it a question as text and posts back its answer.

#[cfg(target_arch = "wasm32")]
mod browser {
    use std::{cell::RefCell, time::Duration};

    use jungle::engine::{Clock, Engine, Errand};
    use wasm_bindgen::prelude::wasm_bindgen;

    #[wasm_bindgen]
    extern "C" {
        /// Milliseconds since the worker was started.
        #[wasm_bindgen(js_namespace = performance)]
        fn now() -> f64;
    }

    thread_local! {
        static ENGINE: RefCell<Engine> = RefCell::default();
    }

    /// The browser's clock, from a moment on.
    struct Stopwatch {
        since: f64,
    }

    impl Clock for Stopwatch {
        fn elapsed(&self) -> Duration {
            Duration::from_secs_f64((now() - self.since).max(0.0) / 1000.0)
        }
    }

    /// Answers a question; see [`Errand::run`].
    #[wasm_bindgen]
    pub fn answer(errand: &str) -> String {
        let clock = Stopwatch { since: now() };
        ENGINE.with_borrow_mut(|engine| Errand::run(errand, engine, &clock))
    }
}

/// There is nothing to begin with: the script calls when it has a question.
fn main() {}
