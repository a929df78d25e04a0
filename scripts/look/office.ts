import type { Browser, Page } from '@playwright/test';
import { CHAMPIONSHIP_TIME_ZONE } from '../../lib/contract/time-zone.ts';
import { signInToCms } from '../run/cms-sign-in.ts';
import type { TestSite } from '../run/test-site.ts';
import { LOOKS, OFFICE_SCREENS, pictureName } from './pages.ts';

/** The mark that the CMS sets once a screen is interactive (backend/office/ready-mark.client.tsx). */
const READY = 'cms-interactive';

type OfficePicture = { readonly name: string; readonly picture: Buffer };

type OfficeOptions = {
  readonly isWanted: (screen: { readonly name: string }) => boolean;
  /** The most window heights that a picture covers. */
  readonly most: number;
};

/** Takes a picture of a whole screen. @returns PNG */
async function takeScreen(page: Page, address: string, most: number): Promise<Buffer> {
  await page.goto(address);
  await page.waitForFunction(
    (mark) =>
      performance.getEntriesByName(mark).length > 0 && document.querySelector('.shimmer-effect') === null,
    READY,
  );
  const width = page.viewportSize()?.width ?? 0;
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(whole, most) };
  return page.screenshot({ clip, fullPage: true, animations: 'disabled', caret: 'hide' });
}

/**
 * Takes pictures of the office's own screens in each look.
 * @param site the caller's, to which it signs in as the administrator
 * @returns PNGs with their file names
 */
export async function takeOfficePictures(
  browser: Browser,
  { env, admin }: TestSite,
  { isWanted, most }: OfficeOptions,
): Promise<readonly OfficePicture[]> {
  const wanted = OFFICE_SCREENS.filter(isWanted);
  if (wanted.length === 0) return [];
  const cms = `http://localhost:${String(env.backendPort)}/admin`;
  const pictures: OfficePicture[] = [];
  for (const look of LOOKS) {
    const { width, height, scheme } = look;
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme: scheme,
      reducedMotion: 'reduce',
      locale: 'en-NZ',
      timezoneId: CHAMPIONSHIP_TIME_ZONE,
    });
    try {
      const page = await context.newPage();
      await signInToCms(page, `${cms}/login`, admin);
      for (const { name, path } of wanted) {
        const picture = await takeScreen(page, cms + path, height * most);
        pictures.push({ name: pictureName(name, look), picture });
      }
    } finally {
      await context.close();
    }
  }
  return pictures;
}
