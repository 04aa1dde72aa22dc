//! The three typefaces, in the program itself: the loading screen needs them before any file is read.

use std::sync::Arc;

use bevy_egui::egui::{Context, FontData, FontDefinitions, FontFamily, FontId};

/// A typeface at work.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Face {
    /// Headings, buttons, digits.
    Display,
    /// Running text.
    Text,
    /// Strong text.
    Strong,
}

impl Face {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Display, Self::Text, Self::Strong];

    const fn name(self) -> &'static str {
        match self {
            Self::Display => "display",
            Self::Text => "text",
            Self::Strong => "strong",
        }
    }

    /// The face at a size in units of the frame.
    pub fn at(self, size: f32) -> FontId {
        FontId::new(size, FontFamily::Name(self.name().into()))
    }
}

/// Gives egui the typefaces, each with the Chinese one for what it lacks.
pub(super) fn install(ctx: &Context) {
    let files: [(&str, &'static [u8]); 3] = [
        ("display", include_bytes!("../../../assets/fonts/LilitaOne.ttf")),
        ("text", include_bytes!("../../../assets/fonts/Grandstander-SemiBold.ttf")),
        ("strong", include_bytes!("../../../assets/fonts/Grandstander-ExtraBold.ttf")),
    ];
    let mut fonts = FontDefinitions::empty();
    let han = FontData::from_static(include_bytes!("../../../assets/fonts/NotoSerifCJK-Bold.otf"));
    fonts.font_data.insert("han".into(), Arc::new(han));
    for (name, bytes) in files {
        fonts.font_data.insert(name.into(), Arc::new(FontData::from_static(bytes)));
        fonts.families.insert(FontFamily::Name(name.into()), vec![name.into(), "han".into()]);
    }
    // Nothing of ours asks for egui's own two families, but egui must find something there.
    for family in [FontFamily::Proportional, FontFamily::Monospace] {
        fonts.families.insert(family, vec!["text".into(), "han".into()]);
    }
    ctx.set_fonts(fonts);
}
