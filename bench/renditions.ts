import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { ROOT } from '../scripts/run/project.ts';
import { round, table, writeReport } from './report.ts';

const PICTURES = join(ROOT, 'demo/files/pictures');
const SAMPLE = 12;
const WIDTHS = [400, 1200] as const;

/** The encoders that `backend/media/render-image.ts` uses, and those it could use. */
const ENCODERS: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  'AVIF, effort 3 (final)': (picture) => picture.avif({ quality: 46, effort: 3 }),
  'AVIF, effort 0 (quick)': (picture) => picture.avif({ quality: 46, effort: 0 }),
  'WebP, effort 4': (picture) => picture.webp({ quality: 68, effort: 4 }),
  'WebP, effort 0': (picture) => picture.webp({ quality: 68, effort: 0 }),
  'JPEG, mozjpeg': (picture) => picture.jpeg({ quality: 78, mozjpeg: true }),
};

/** Time and size of a rendition by format, each encoder in turn for each of twelve of the demo's pictures, on one thread. */
export async function benchRenditions(): Promise<void> {
  sharp.concurrency(1);
  sharp.cache(false);
  const names = (await readdir(PICTURES)).filter((name) => /\.(?:avif|jpe?g|png|webp)$/.test(name));
  const step = Math.max(1, Math.floor(names.length / SAMPLE));
  const sample = names.filter((_, at) => at % step === 0).slice(0, SAMPLE);
  const sums = new Map<string, { milliseconds: number; bytes: number }>();
  for (const name of sample)
    for (const width of WIDTHS)
      for (const [encoder, encode] of Object.entries(ENCODERS)) {
        const picture = sharp(join(PICTURES, name)).autoOrient();
        const resized = picture.resize({ width, height: Math.round(width * 0.75), fit: 'cover' });
        const started = performance.now();
        const { byteLength } = await encode(resized).toBuffer();
        const sum = sums.get(`${String(width)}${encoder}`) ?? { milliseconds: 0, bytes: 0 };
        sum.milliseconds += performance.now() - started;
        sum.bytes += byteLength;
        sums.set(`${String(width)}${encoder}`, sum);
      }
  const rows = WIDTHS.flatMap((width) => {
    const first = sums.get(`${String(width)}${Object.keys(ENCODERS)[0] ?? ''}`);
    return Object.keys(ENCODERS).map((encoder) => {
      const { milliseconds = 0, bytes = 0 } = sums.get(`${String(width)}${encoder}`) ?? {};
      return [
        width,
        encoder,
        round(milliseconds / sample.length),
        round(milliseconds / (first?.milliseconds ?? 1), 2),
        round(bytes / sample.length / 1024, 1),
        round(bytes / (first?.bytes ?? 1), 2),
      ];
    });
  });
  await writeReport(
    'renditions',
    'A rendition by format: mean of twelve pictures of the demo',
    table(['Width', 'Format', 'ms', 'of the final AVIF', 'KB', 'of the final AVIF'], rows),
  );
}
