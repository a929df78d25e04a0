import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readCommandLine } from '../lib/shared/node/command-line.ts';
import { chromium, type Browser } from '@playwright/test';
import sharp from 'sharp';
import { CHAMPIONSHIP_TIME_ZONE } from '../lib/contract/time-zone.ts';
import { MARKS } from '../lib/telemetry/marks.ts';
import { takeMailPictures } from './look/mails.ts';
import { takeOfficePictures } from './look/office.ts';
import { orderTickets } from './look/order.ts';
import {
  LOOKS,
  OFFICE_SCREENS,
  ORDERED_ROUND,
  orderPage,
  PAGES,
  pictureName,
  RACE_DAY_PAGES,
  README_PICTURES,
  SHARED_PAGES,
  type LookPage,
} from './look/pages.ts';
import { CHROMIUM_ARGS, findChromium } from './run/chromium.ts';
import { ROOT } from './run/project.ts';
import { RACE_FRIDAY } from './run/seeded-data.ts';
import { startTestSite, TEST_SITE_URL } from './run/test-site.ts';

/*
 * `npm run look`: takes pictures of a running demo for docs/look, so that reviewers see the effect of a change. For a race day, an
 * order, the office and emails it starts another demo from the same build.
 */

const USAGE = 'npm run look -- [--site=http://localhost:3000] [--only=<part of a name>]';
/** Longer pages are cut off: the rest is more of the same. */
const MAX_SCREENS = 2;
const QUALITY = 50;
/** Up to this width a phone is emulated, with touch and a mobile viewport. */
const PHONE_WIDTH = 480;
/** Without hinting, letters have the same shape on every machine. */
const LOOK_ARGS = [...CHROMIUM_ARGS, '--font-render-hinting=none'];

type View = {
  readonly width: number;
  readonly height: number;
  readonly scheme: 'light' | 'dark';
  readonly lang?: string;
  readonly pixelRatio?: number;
  readonly status?: number;
  readonly waitFor?: string;
};

/** Takes one picture of a page. @returns WebP */
async function takePicture(browser: Browser, address: string, view: View, height: number): Promise<Buffer> {
  const { width, scheme, lang = 'en', pixelRatio = 1, status = 200, waitFor = 'main' } = view;
  const context = await browser.newContext({
    viewport: { width, height: view.height },
    deviceScaleFactor: pixelRatio,
    isMobile: width <= PHONE_WIDTH,
    hasTouch: width <= PHONE_WIDTH,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: lang === 'en' ? 'en-NZ' : lang,
    timezoneId: CHAMPIONSHIP_TIME_ZONE,
    serviceWorkers: 'block',
  });
  try {
    await context.addCookies([{ name: 'lang', value: lang, url: address }]);
    const page = await context.newPage();
    const response = await page.goto(address, { waitUntil: 'load' });
    if (response?.status() !== status) throw new Error(`${address} answered ${String(response?.status())}`);
    // As in e2e/support/ready.ts: hydrated, and everything that it loads by itself is there.
    await page.waitForFunction(
      (names) => names.every((name) => performance.getEntriesByName(name).length > 0),
      Object.values(MARKS),
    );
    await page.locator(waitFor).first().waitFor();
    // Loads lazy images now.
    await page.evaluate(async () => {
      const images = [...document.images].filter((image) => image.checkVisibility());
      for (const image of images) image.loading = 'eager';
      await Promise.allSettled(images.map((image) => image.decode()));
    });
    // A timetable opens scrolled to the current day.
    const [y, whole] = await page.evaluate(() => [scrollY, document.documentElement.scrollHeight] as const);
    const clip = { x: 0, y, width, height: Math.min(whole - y, height) };
    const png = await page.screenshot({ clip, fullPage: true });
    return await sharp(png).webp({ quality: QUALITY, effort: 6 }).toBuffer();
  } finally {
    await context.close();
  }
}

/** The address of a page on a site. */
async function addressOf(site: string, { name, path }: LookPage): Promise<string> {
  if (typeof path === 'string') return site + path;
  const [found] = path.link.exec(await (await fetch(site + path.on)).text()) ?? [];
  if (found === undefined) throw new Error(`${path.on} has no link to ${name}`);
  return site + found;
}

/** Fetches a page's share picture, which chats show. @returns WebP */
async function takeSharePicture(site: string, path: string): Promise<Buffer> {
  const html = await (await fetch(site + path)).text();
  const address = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1];
  if (address === undefined) throw new Error(`${path} has no share picture`);
  const { pathname } = new URL(address);
  const response = await fetch(site + pathname);
  if (!response.ok) throw new Error(`${pathname} answered ${String(response.status)}`);
  return sharp(await response.arrayBuffer())
    .webp({ quality: QUALITY, effort: 6 })
    .toBuffer();
}

const { values } = readCommandLine(USAGE, {
  options: {
    site: { type: 'string', default: 'http://localhost:3000' },
    only: { type: 'string', default: '' },
  },
});
if (!URL.canParse(values.site)) {
  console.error(USAGE);
  process.exit(2);
}
const folder = resolve(ROOT, 'docs/look');
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: LOOK_ARGS });
try {
  let bytes = 0;
  const save = async (file: string, picture: Buffer) => {
    await writeFile(file, picture);
    bytes += picture.byteLength;
  };
  const isWanted = ({ name }: { readonly name: string }) => name.includes(values.only);
  /** Saves a page's picture in each look. */
  const saveLooks = async (site: string, page: LookPage) => {
    const address = await addressOf(site, page);
    const { name, lang, status, waitFor } = page;
    const own = {
      ...(lang !== undefined && { lang }),
      ...(status !== undefined && { status }),
      ...(waitFor !== undefined && { waitFor }),
    };
    for (const look of LOOKS) {
      const view = { ...look, ...own };
      const picture = await takePicture(browser, address, view, look.height * MAX_SCREENS);
      await save(resolve(folder, `${pictureName(name, look)}.webp`), picture);
    }
  };
  for (const page of PAGES.filter(isWanted)) await saveLooks(values.site, page);
  const ofRaceDay = RACE_DAY_PAGES.filter(isWanted);
  const hasMails = 'mail-'.includes(values.only) || values.only.startsWith('mail-');
  const hasOrder = isWanted(orderPage(''));
  if (ofRaceDay.length > 0 || hasMails || hasOrder || OFFICE_SCREENS.some(isWanted)) {
    const site = await startTestSite(console.log, undefined, { DEMO_DATE: RACE_FRIDAY });
    try {
      for (const page of ofRaceDay) await saveLooks(TEST_SITE_URL, page);
      if (hasOrder) await saveLooks(TEST_SITE_URL, orderPage(await orderTickets(site, ORDERED_ROUND)));
      const others = [
        ...(hasMails ? await takeMailPictures(browser, site, isWanted) : []),
        ...(await takeOfficePictures(browser, site, { isWanted, most: MAX_SCREENS })),
      ];
      for (const { name, picture } of others)
        await save(
          resolve(folder, `${name}.webp`),
          await sharp(picture).webp({ quality: QUALITY, effort: 6 }).toBuffer(),
        );
    } finally {
      await site.stop();
    }
  }
  for (const { name, ...view } of README_PICTURES.filter(isWanted))
    await save(
      resolve(ROOT, 'docs/pictures', `${name}.webp`),
      await takePicture(browser, `${values.site}/`, { ...view, scheme: 'light' }, view.height),
    );
  for (const { name, path } of SHARED_PAGES.filter(isWanted))
    await save(resolve(folder, `${name}.webp`), await takeSharePicture(values.site, path));
  console.log(`${String(Math.round(bytes / 1024))} KB of pictures.`);
} finally {
  await browser.close();
}
