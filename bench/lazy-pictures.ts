import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../scripts/run/chromium.ts';
import { round, table, writeReport } from './report.ts';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1440, height: 900 } };
/** Bytes per second, and latency in milliseconds. The slow one is Lighthouse's "slow 4G", usual for a phone at a track. */
const SLOW = { offline: false, downloadThroughput: 200_000, uploadThroughput: 90_000, latency: 150 };
const FAST = { offline: false, downloadThroughput: 1_250_000, uploadThroughput: 500_000, latency: 40 };

/** Milliseconds in which a visitor scrolls one screen: somebody who skims, and somebody who reads. */
const SKIM_MS = 700;
const READ_MS = 2500;

type Visit = {
  readonly name: string;
  readonly screen: BrowserContextOptions;
  readonly line: typeof SLOW;
  readonly screenMs: number;
};
const VISITS: readonly Visit[] = [
  { name: 'phone, slow line, skims', screen: PHONE, line: SLOW, screenMs: SKIM_MS },
  { name: 'phone, slow line, reads', screen: PHONE, line: SLOW, screenMs: READ_MS },
  { name: 'phone, fast line, skims', screen: PHONE, line: FAST, screenMs: SKIM_MS },
  { name: 'desktop, slow line, skims', screen: DESKTOP, line: SLOW, screenMs: SKIM_MS },
  { name: 'desktop, fast line, skims', screen: DESKTOP, line: FAST, screenMs: SKIM_MS },
];

/** The distance of spec point 9, in pixels. */
const DISTANCE = 200;
/** Who decides when a picture loads. */
const LOADERS = ['the browser', `${String(DISTANCE)} px`] as const;
type Loader = (typeof LOADERS)[number];

/** How long the movement takes of a screen’s time; the rest the visitor looks. */
const MOVE_MS = 300;
const SCREENS = 12;
/** A page has loaded what it loads by itself once nothing has arrived for this long. */
const QUIET_MS = 2000;

/**
 * Withholds each lazy picture until it is within the distance, as a script would that runs before anything else: the best case of any script.
 * Runs in the page.
 */
function holdBackPictures(distance: number): void {
  const partsOf = (image: Element) => [
    ...(image.closest('picture')?.querySelectorAll('source') ?? []),
    image,
  ];
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        target.setAttribute('loading', 'eager');
        for (const element of partsOf(target)) {
          for (const name of ['src', 'srcset']) {
            const held = element.getAttribute(`data-held-${name}`);
            if (held !== null) element.setAttribute(name, held);
          }
        }
      }
    },
    { rootMargin: `${String(distance)}px` },
  );
  const hold = (image: Element) => {
    for (const element of partsOf(image)) {
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

/** The lazy pictures that have loaded, and how far below the view the last of them is. Runs in the page. */
function loadedPictures(): [count: number, farthest: number] {
  const loaded = [...document.querySelectorAll<HTMLImageElement>('main img[loading]')].filter(
    (image) => image.hasAttribute('src') && image.complete && image.naturalWidth > 0,
  );
  const below = loaded.map((image) => image.getBoundingClientRect().top - innerHeight);
  return [loaded.length, Math.max(0, ...below)];
}

type Skimmed = { readonly inView: number; readonly blank: number; readonly shift: number };

/**
 * Scrolls screen by screen as a thumb does, and looks at the pictures in view on the way: how many there are, and how many are blank. Adds up
 * all layout shifts since the page began, too. Runs in the page.
 */
async function skim([screens, screenMs, moveMs]: [number, number, number]): Promise<Skimmed> {
  const isLoaded = (image: HTMLImageElement) =>
    image.hasAttribute('src') && image.complete && image.naturalWidth > 0;
  let inView = 0;
  let blank = 0;
  const look = () => {
    for (const image of document.querySelectorAll<HTMLImageElement>('main img[loading]')) {
      const { top, bottom, width } = image.getBoundingClientRect();
      if (width === 0 || bottom <= 0 || top >= innerHeight) continue;
      inView += 1;
      if (!isLoaded(image)) blank += 1;
    }
  };
  for (let screen = 0; screen < screens; screen += 1) {
    const from = scrollY;
    const begun = performance.now();
    for (let ms = 0; ms < screenMs; ms = performance.now() - begun) {
      const share = Math.min(1, ms / moveMs);
      scrollTo({ top: from + innerHeight * share * (2 - share), behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, share < 1 ? 25 : 100));
      if (share === 1) look();
    }
  }
  const shift = await new Promise<number>((resolve) => {
    const observer = new PerformanceObserver((list) =>
      resolve(list.getEntries().reduce((sum, entry) => sum + Number('value' in entry && entry.value), 0)),
    );
    observer.observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(0), 1000);
  });
  return { inView, blank, shift };
}

type Figures = {
  readonly pictures: number;
  readonly farthest: number;
  readonly firstBytes: number;
  readonly allBytes: number;
  readonly blankShare: number;
  readonly shift: number;
};

async function visit(page: Page, url: string, { line, screenMs }: Visit): Promise<Figures> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', line);
  const images = new Set<string>();
  let bytes = 0;
  let lastMs = Date.now();
  network.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Image') images.add(requestId);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (images.has(requestId)) bytes += encodedDataLength;
    lastMs = Date.now();
  });
  await page.goto(url, { timeout: 120_000 });
  while (Date.now() - lastMs < QUIET_MS) await sleep(100);
  const firstBytes = bytes;
  const [pictures, farthest] = await page.evaluate(loadedPictures);
  const { inView, blank, shift } = await page.evaluate(skim, [SCREENS, screenMs, MOVE_MS] as [
    number,
    number,
    number,
  ]);
  const blankShare = inView === 0 ? 0 : blank / inView;
  return { pictures, farthest, firstBytes, allBytes: bytes, blankShare, shift };
}

async function figuresOf(browser: Browser, url: string, kind: Visit, loader: Loader): Promise<Figures> {
  const context = await browser.newContext({ ...kind.screen, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    if (loader !== LOADERS[0]) await page.addInitScript(holdBackPictures, DISTANCE);
    return await visit(page, url, kind);
  } finally {
    await context.close();
  }
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Visits with each loader in turn. */
const ROUNDS = 3;

/** What loading lazy pictures 200 px ahead (spec point 9) saves and costs compared with the browser's own distance. */
export async function benchLazyPictures(siteUrl: string, paths: readonly string[]): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  const rows: string[][] = [];
  try {
    for (const path of paths) {
      for (const kind of VISITS) {
        const figures = new Map<Loader, Figures[]>(LOADERS.map((loader) => [loader, []]));
        // So that every file has been made, and no way of loading is the one that waits for it.
        await figuresOf(browser, `${siteUrl}${path}`, { ...kind, line: FAST }, LOADERS[0]);
        for (let turn = 0; turn < ROUNDS; turn += 1) {
          for (const loader of LOADERS)
            figures.get(loader)?.push(await figuresOf(browser, `${siteUrl}${path}`, kind, loader));
        }
        for (const [loader, visits] of figures) {
          const usual = (name: keyof Figures) => middle(visits.map((each) => each[name]));
          rows.push([
            path,
            kind.name,
            loader,
            round(usual('pictures')),
            `${round(usual('farthest'))} px`,
            `${round(usual('firstBytes') / 1024)} KB`,
            `${round(usual('allBytes') / 1024)} KB`,
            `${round(usual('blankShare') * 100)} %`,
            round(usual('shift'), 3),
          ]);
        }
      }
    }
  } finally {
    await browser.close();
  }
  const head = [
    'Page',
    'Visitor',
    'When near is decided by',
    'Pictures before a scroll',
    'The farthest below the view',
    'Bytes before a scroll',
    `After ${String(SCREENS)} screens`,
    'Blank in view',
    'Layout shift',
  ];
  await writeReport(
    'lazy-pictures',
    'Lazy pictures: the browser’s distance and 200 px',
    `${table(head, rows)}\n\nA phone of 390 × 844 px at twice the density, and a desktop of 1440 × 900 px; a slow line of 1.6 Mbit/s with 150 ms of delay, and a fast one of 10 Mbit/s with 40 ms. The middle of ${String(ROUNDS)} visits each, in turn. Somebody who skims is a screen further every ${String(SKIM_MS)} ms, somebody who reads every ${String(READ_MS)} ms, of which ${String(MOVE_MS)} ms are the movement. “Blank in view” is the share of pictures in the view that were not there yet, looked at ten times a second once it has stopped.`,
  );
}
