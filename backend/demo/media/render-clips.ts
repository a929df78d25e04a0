/**
 * `node backend/demo/media/render-clips.ts [key…]` films the demo clips again: every frame is drawn by the art kit
 * and piped as raw RGB to ffmpeg (H.264 baseline, yuv420p, index in front). Needs `ffmpeg` on the PATH; the seed
 * only reads the finished files.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { toPixels } from '../art/kit/render.ts';
import { clips, type Clip } from '../art/scenes/clip-frames.ts';

const WIDTH = 854;
const HEIGHT = 480;
const FRAMES_PER_SECOND = 24;
/** Frames drawn side by side; they are written in order. */
const AHEAD = 4;

async function film(clip: Clip): Promise<void> {
  const target = join(import.meta.dirname, `${clip.key}.mp4`);
  const encoder = spawn(
    'ffmpeg',
    [
      ...[
        '-y',
        '-loglevel',
        'error',
        '-f',
        'rawvideo',
        '-pix_fmt',
        'rgb24',
        '-s',
        `${WIDTH}x${HEIGHT}`,
        '-r',
        String(FRAMES_PER_SECOND),
        '-i',
        '-',
      ],
      ...[
        '-c:v',
        'libx264',
        '-profile:v',
        'baseline',
        '-pix_fmt',
        'yuv420p',
        '-preset',
        'slow',
        '-crf',
        '27',
        '-maxrate',
        '600k',
        '-bufsize',
        '1200k',
      ],
      ...['-g', '48', '-movflags', '+faststart', '-fflags', '+bitexact', '-an', target],
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const finished = once(encoder, 'exit');
  const count = Math.round(clip.seconds * FRAMES_PER_SECOND);
  for (let first = 0; first < count; first += AHEAD) {
    const batch = Array.from({ length: Math.min(AHEAD, count - first) }, (_, index) =>
      toPixels(clip.frame((first + index) / FRAMES_PER_SECOND, WIDTH, HEIGHT)),
    );
    for (const pixels of await Promise.all(batch)) {
      if (!encoder.stdin.write(pixels)) await once(encoder.stdin, 'drain');
    }
  }
  encoder.stdin.end();
  const [code] = await finished;
  if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)} for ${clip.key}`);
  console.info(`${clip.key}: ${count} frames`);
}

const keys = process.argv.slice(2);
for (const clip of clips) if (keys.length === 0 || keys.includes(clip.key)) await film(clip);
