import { chromium, type Browser, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../scripts/run/chromium.ts';
import { round, table, writeReport } from './report.ts';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** A phone's usual connection at a track, like Lighthouse's "slow 4G": bytes per second, and latency in milliseconds. */
const LINE = { offline: false, downloadThroughput: 200_000, uploadThroughput: 90_000, latency: 150 };
/** The distance of spec point 9, in pixels. */
const DISTANCE = 200;
/** Somebody who skims scrolls one screen in this time. */
const SCREEN_MS = 700;
const SCREENS = 12;

/** Withholds each lazy image until it is within the distance, as a script would; runs in the page before anything else. */
function holdBackPictures(distance: number): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        for (const element of [...(target.closest('picture')?.querySelectorAll('source') ?? []), target]) {
          for (const name of ['src', 'srcset']) {
            const held = element.getAttribute(`data-held-${name}`);
            if (held !== null) element.setAttribute(name, held);
          }
        }
        target.setAttribute('loading', 'eager');
      }
    },
    { rootMargin: `${String(distance)}px` },
  );
  const hold = (image: Element) => {
    for (const element of [...(image.closest('picture')?.querySelectorAll('source') ?? []), image]) {
      for (const name of ['src', 'srcset']) {
        const value = element.getAttribute(name);
        if (value === null) continue;
        element.setAttribute(`data-held-${name}`, value);
        element.removeAttribute(name);
      }
    }
    near.observe(image);
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches('img[loading=lazy]')) hold(node);
        for (const image of node.querySelectorAll('img[loading=lazy]')) hold(image);
      }
    }
  }).observe(document, { childList: true, subtree: true });
}

/** How many images are in view, and how many of them have not loaded. Runs in the page. */
function picturesInView(): [inView: number, blank: number] {
  const images = [...document.querySelectorAll<HTMLImageElement>('main img[loading]')].filter((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < window.innerHeight;
  });
  return [
    images.length,
    images.filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0).length,
  ];
}

type Figures = { readonly firstBytes: number; readonly allBytes: number; readonly blankShare: number };

async function visit(page: Page, url: string): Promise<Figures> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', LINE);
  const images = new Set<string>();
  let bytes = 0;
  line.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Image') images.add(requestId);
  });
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (images.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const firstBytes = bytes;
  let seen = 0;
  let blank = 0;
  for (let screen = 0; screen < SCREENS; screen += 1) {
    await page.evaluate(() => window.scrollBy(0, window.innerHeight));
    await new Promise((resolve) => setTimeout(resolve, SCREEN_MS / 2));
    const [inView, missing] = await page.evaluate(picturesInView);
    seen += inView;
    blank += missing;
    await new Promise((resolve) => setTimeout(resolve, SCREEN_MS / 2));
  }
  return { firstBytes, allBytes: bytes, blankShare: seen === 0 ? 0 : blank / seen };
}

async function figuresOf(browser: Browser, url: string, isHeldBack: boolean): Promise<Figures> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    if (isHeldBack) await page.addInitScript(holdBackPictures, DISTANCE);
    return await visit(page, url);
  } finally {
    await context.close();
  }
}

/** What loading lazy images 200 px ahead (spec point 9) saves and costs compared with the browser's own distance. */
export async function benchLazyPictures(siteUrl: string, paths: readonly string[]): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  const rows: string[][] = [];
  try {
    for (const path of paths) {
      for (const isHeldBack of [false, true]) {
        const { firstBytes, allBytes, blankShare } = await figuresOf(
          browser,
          `${siteUrl}${path}`,
          isHeldBack,
        );
        rows.push([
          path,
          isHeldBack ? `a script, ${String(DISTANCE)} px` : 'the browser',
          `${round(firstBytes / 1024)} KB`,
          `${round(allBytes / 1024)} KB`,
          `${round(blankShare * 100)} %`,
        ]);
      }
    }
  } finally {
    await browser.close();
  }
  const head = ['Page', 'Loaded by', 'Before a scroll', `After ${String(SCREENS)} screens`, 'Blank in view'];
  await writeReport(
    'lazy-pictures',
    'Lazy pictures: the browser’s distance and 200 px',
    `${table(head, rows)}\n\nA phone of 390 × 844 px on a line of 1.6 Mbit/s with 150 ms of delay; a screen further every ${String(SCREEN_MS)} ms. “Blank in view” is the share of pictures in the view that were not there yet half that time after the scroll.`,
  );
}
