//! Ogg Vorbis files.

use std::num::{NonZeroU8, NonZeroU32};

use vorbis_rs::{VorbisBitrateManagementStrategy, VorbisEncoderBuilder, VorbisError};

use super::Finished;

/// Samples that are handed over at once.
const BLOCK: usize = 2048;

/// The bytes of a file.
pub fn encode(sound: &Finished) -> Result<Vec<u8>, VorbisError> {
    let rate = NonZeroU32::new(sound.rate).unwrap_or(NonZeroU32::MIN);
    let channels = u8::try_from(sound.channels.len()).ok().and_then(NonZeroU8::new).unwrap_or(NonZeroU8::MIN);
    // The number of the stream is always the same: the same sound is the same file.
    let mut encoder = VorbisEncoderBuilder::new_with_serial(rate, channels, Vec::new(), 1)
        .bitrate_management_strategy(VorbisBitrateManagementStrategy::QualityVbr { target_quality: sound.quality })
        .build()?;
    let length = sound.channels.first().map_or(0, Vec::len);
    for start in (0..length).step_by(BLOCK) {
        let end = (start + BLOCK).min(length);
        let block: Vec<&[f32]> = sound.channels.iter().map(|channel| &channel[start..end]).collect();
        encoder.encode_audio_block(&block)?;
    }
    encoder.finish()
}
