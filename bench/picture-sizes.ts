import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../scripts/run/chromium.ts';
import { round, table, writeReport } from './report.ts';

/** A small and a usual phone, a tablet and a laptop. */
const WINDOWS = [
  { width: 360, height: 740, pixelRatio: 3 },
  { width: 390, height: 844, pixelRatio: 3 },
  { width: 820, height: 1180, pixelRatio: 2 },
  { width: 1440, height: 900, pixelRatio: 1 },
] as const;
type Window = (typeof WINDOWS)[number];

/** By how much `sizes` may differ from what is shown: a browser chooses among a few widths anyway. */
const MOST = 1.15;
const LEAST = 0.9;

/** The largest picture of the first screen; sizes in CSS pixels. */
type Largest = {
  readonly file: string;
  readonly fileWidth: number;
  readonly bytes: number;
  readonly priority: string;
  readonly shownWidth: number;
};
/** One picture: what its `sizes` says that it is wide, and how wide it is. */
type Sized = { readonly file: string; readonly said: number; readonly shown: number };
type Seen = {
  readonly largest: Largest | null;
  readonly count: number;
  readonly bytes: number;
  readonly pictures: readonly Sized[];
};

/** What a page loads before anybody scrolls, and how wide each of its pictures is once all are loaded. */
async function look(browser: Browser, url: string, { width, height, pixelRatio }: Window): Promise<Seen> {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: pixelRatio,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    return await page.evaluate(async () => {
      /** An image that covers its box is as wide as the box's height requires. */
      const shownWidth = (image: HTMLImageElement) => {
        const isCover = getComputedStyle(image).objectFit === 'cover';
        const shape = image.naturalWidth / image.naturalHeight;
        return isCover ? Math.max(image.offsetWidth, image.offsetHeight * shape) : image.offsetWidth;
      };
      const fileOf = (address: string) => new URL(address, location.href).pathname;
      const loaded = performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => fileOf(name).startsWith('/assets/i/'));
      const largest = await new Promise<Element | null>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1);
          const element = last !== undefined && 'element' in last ? last.element : null;
          resolve(element instanceof Element ? element : null);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        setTimeout(() => resolve(null), 1_000);
      });
      const image = largest instanceof HTMLImageElement ? largest : null;
      const first =
        image === null
          ? null
          : {
              file: fileOf(image.currentSrc),
              fileWidth: Number(/\/(\d+)\.\w+$/.exec(image.currentSrc)?.[1] ?? 0),
              bytes: loaded.find(({ name }) => name === image.currentSrc)?.encodedBodySize ?? 0,
              priority: image.fetchPriority,
              shownWidth: shownWidth(image),
            };
      const images = [...document.querySelectorAll('img')].filter((one) => one.getClientRects().length > 0);
      for (const one of images) one.loading = 'eager';
      await Promise.all(images.map((one) => one.decode().catch(() => undefined)));
      return {
        largest: first,
        count: loaded.length,
        bytes: loaded.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
        // With widths in `srcset`, a picture's natural width is what `sizes` says.
        pictures: images
          .filter((one) => /^\/assets\/i\/.*\.avif$/.test(fileOf(one.currentSrc)) && one.offsetWidth > 0)
          .map((one) => ({
            file: fileOf(one.currentSrc),
            said: one.naturalWidth,
            shown: shownWidth(one),
          })),
      };
    });
  } finally {
    await context.close();
  }
}

const isWrong = ({ said, shown }: Sized) => said / shown > MOST || said / shown < LEAST;

/** How heavy the first picture of each kind of page is in four windows, and whether `sizes` says what is shown. */
export async function benchPictureSizes(siteUrl: string, paths: readonly string[]): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  const rows: string[][] = [];
  const wrong: string[][] = [];
  try {
    for (const path of paths)
      for (const window of WINDOWS) {
        // Once for nothing: pictures are made at their first request.
        await look(browser, siteUrl + path, window);
        const { largest, count, bytes, pictures } = await look(browser, siteUrl + path, window);
        const name = `${String(window.width)} × ${String(window.height)}, ${String(window.pixelRatio)}`;
        const all = [String(count), `${round(bytes / 1024)} KB`];
        rows.push(
          largest === null
            ? [path, name, 'a text', '–', '–', '–', '–', ...all]
            : [
                path,
                name,
                largest.file,
                `${round(largest.bytes / 1024, 1)} KB`,
                largest.priority,
                round(largest.shownWidth * window.pixelRatio),
                round(largest.fileWidth),
                ...all,
              ],
        );
        for (const picture of pictures.filter(isWrong))
          wrong.push([
            path,
            name,
            picture.file,
            round(picture.said),
            round(picture.shown),
            `${round(picture.said / picture.shown, 2)} ×`,
          ]);
      }
  } finally {
    await browser.close();
  }
  const first = table(
    [
      'Page',
      'Window and pixel ratio',
      'Largest picture of the first screen',
      'Its bytes',
      'Priority',
      'Pixels shown',
      'Pixels of the file',
      'Pictures before a scroll',
      'Their bytes',
    ],
    rows,
  );
  const sizes = table(['Page', 'Window and pixel ratio', 'Picture', '`sizes`', 'Shown', 'Ratio'], wrong);
  await writeReport(
    'picture-sizes',
    'Pictures as they are asked for and shown',
    `${first}\n\n## Where \`sizes\` is more than ${String(MOST)} × what is shown, or less than ${String(LEAST)} ×\n\n${wrong.length === 0 ? 'Nowhere.' : sizes}`,
  );
}
