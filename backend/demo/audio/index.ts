import { Mp3Encoder } from '@breezystack/lamejs';
import { createRandom } from '../art/kit/random.ts';
import { jingle, musicBed } from './bed.ts';
import { engine, mixInto, SAMPLE_RATE } from './synth.ts';

const BITRATE_KBPS = 64;
const FRAME_SAMPLES = 1152;
const FADE_SECONDS = 2.5;
const BED_START_SECONDS = 2.2;

/** A playable episode file. */
export interface EpisodeAudio {
  /** MP3, mono, 44.1 kHz, 64 kbit/s. */
  readonly data: Buffer;
  /** Length as played. */
  readonly seconds: number;
}

/** ID3v2.3 tag with title and artist, so that players show a name. */
function id3(title: string): Buffer {
  const frame = (id: string, text: string): Buffer => {
    const body = Buffer.concat([Buffer.from([1, 0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
    const head = Buffer.alloc(10);
    head.write(id, 0, 'latin1');
    head.writeUInt32BE(body.length, 4);
    return Buffer.concat([head, body]);
  };
  const frames = Buffer.concat([frame('TIT2', title), frame('TPE1', 'Southern Cross Summer Series')]);
  const size = frames.length;
  // Tag sizes are written seven bits to a byte.
  const head = Buffer.from([
    0x49,
    0x44,
    0x33,
    3,
    0,
    0,
    (size >> 21) & 127,
    (size >> 14) & 127,
    (size >> 7) & 127,
    size & 127,
  ]);
  return Buffer.concat([head, frames]);
}

function score(seed: string, seconds: number): Float32Array {
  const random = createRandom(`episode ${seed}`);
  const track = new Float32Array(Math.round(seconds * SAMPLE_RATE));
  mixInto(track, jingle(seed), 0, 0.9);
  const bed = musicBed(seed);
  for (let at = BED_START_SECONDS; at < seconds; at += bed.length / SAMPLE_RATE) mixInto(track, bed, at, 0.5);
  const passes = ([4, 6, 8] as const).map((cylinders) =>
    engine(random.between(3.2, 4.6), cylinders, `${seed} ${cylinders}`),
  );
  for (let at = random.between(4, 8); at < seconds - 6; at += random.between(6, 11)) {
    mixInto(track, random.pick(passes), at, random.between(0.28, 0.46));
  }
  return track;
}

/** Samples as 16-bit, gently limited, faded in and out. */
function master(track: Float32Array): Int16Array {
  const out = new Int16Array(track.length);
  const fade = FADE_SECONDS * SAMPLE_RATE;
  for (let index = 0; index < track.length; index += 1) {
    const edge = Math.min(1, (index + 1) / 400, (track.length - index) / fade);
    out[index] = Math.round(Math.tanh((track[index] ?? 0) * 0.9) * edge * 29_000);
  }
  return out;
}

/**
 * A podcast episode's sound: signature, rhythm and passing cars, its own by the seed.
 * `seconds` is the wanted length; the answer's length is that of whole MP3 frames.
 */
export function episodeAudio(of: { seed: string | number; seconds: number; title: string }): EpisodeAudio {
  const pcm = master(score(String(of.seed), of.seconds));
  const encoder = new Mp3Encoder(1, SAMPLE_RATE, BITRATE_KBPS);
  const parts: Buffer[] = [id3(of.title)];
  for (let at = 0; at < pcm.length; at += FRAME_SAMPLES * 64) {
    parts.push(Buffer.from(encoder.encodeBuffer(pcm.subarray(at, at + FRAME_SAMPLES * 64))));
  }
  parts.push(Buffer.from(encoder.flush()));
  return { data: Buffer.concat(parts), seconds: Math.round((pcm.length / SAMPLE_RATE) * 10) / 10 };
}
