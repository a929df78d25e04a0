import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { z } from 'zod';
import { RIGHT_TO_LEFT, type Language } from '../../lib/contract/languages.ts';
import type { TestSite } from '../run/test-site.ts';
import { mailPictureName, MIRRORED_MAIL } from './pages.ts';

/* Pictures of the emails that the site sends, with the sample data of the CMS's previews: on a phone, light and dark side by side. */

const PHONE = { width: 390, height: 844 } as const;
/** Longer emails are cut off. */
const LONGEST = 1600;
const SCHEMES = ['light', 'dark'] as const;

const loginSchema = z.object({ token: z.string() });
const listSchema = z.object({ templates: z.array(z.string()) });

type Sample = { readonly name: string; readonly template: string; readonly language: Language };

async function answered(response: Response): Promise<Response> {
  if (!response.ok) throw new Error(`${response.url} answered ${String(response.status)}`);
  return response;
}

/** Takes a picture of an email in one colour scheme. @returns PNG */
async function takeHalf(browser: Browser, html: string, colorScheme: 'light' | 'dark'): Promise<Buffer> {
  const context = await browser.newContext({ viewport: PHONE, colorScheme, isMobile: true });
  try {
    const page = await context.newPage();
    await page.setContent(html, { waitUntil: 'load' });
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    const height = Math.min(LONGEST, Math.max(PHONE.height, whole));
    return await page.screenshot({ clip: { x: 0, y: 0, width: PHONE.width, height }, fullPage: true });
  } finally {
    await context.close();
  }
}

/** Takes a picture of an email in both colour schemes side by side, light first in reading direction. @returns PNG */
async function takeBoth(browser: Browser, html: string, language: Language): Promise<Buffer> {
  const schemes = RIGHT_TO_LEFT.has(language) ? SCHEMES.toReversed() : SCHEMES;
  const halves: Buffer[] = [];
  for (const scheme of schemes) halves.push(await takeHalf(browser, html, scheme));
  const heights = await Promise.all(halves.map(async (half) => (await sharp(half).metadata()).height));
  return sharp({
    create: { width: 2 * PHONE.width, height: Math.max(...heights), channels: 3, background: '#808080' },
  })
    .composite(halves.map((input, index) => ({ input, left: index * PHONE.width, top: 0 })))
    .png()
    .toBuffer();
}

/**
 * Takes pictures of all wanted emails.
 * @param site the caller's, to which it signs in as the administrator
 * @returns PNGs with their file names
 */
export async function takeMailPictures(
  browser: Browser,
  { env, admin }: TestSite,
  isWanted: (sample: { readonly name: string }) => boolean,
): Promise<readonly { readonly name: string; readonly picture: Buffer }[]> {
  const cms = `http://localhost:${String(env.backendPort)}`;
  const login = await answered(
    await fetch(`${cms}/api/users/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(admin),
    }),
  );
  const headers = { Authorization: `JWT ${loginSchema.parse(await login.json()).token}` };
  const read = async (path: string) => answered(await fetch(`${cms}/api/mail-samples${path}`, { headers }));
  const { templates } = listSchema.parse(await (await read('')).json());
  const samples: Sample[] = [
    ...templates.map((template) => ({ name: mailPictureName(template), template, language: 'en' as const })),
    MIRRORED_MAIL,
  ];
  const pictures = [];
  for (const { name, template, language } of samples.filter(isWanted)) {
    const html = await (await read(`/${template}/${language}`)).text();
    pictures.push({ name, picture: await takeBoth(browser, html, language) });
  }
  return pictures;
}
