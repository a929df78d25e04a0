import 'server-only';
import sharp from 'sharp';
import { env } from '@/lib/config/env';
import { ICON_FILES } from '@/lib/content/app-routes';
import { getInitialData } from '@/lib/content/load';
import type { DomainSettings } from '@/lib/contract/entities/site';

type IconForm = {
  /** Edge length in pixels. */
  readonly size: number;
  /** Share of the edge that the image takes up. A maskable icon may be cropped to a circle of 80 %. */
  readonly fill: number;
  /** Whether it has the site's dark background; otherwise it is transparent. */
  readonly isFilled: boolean;
};

/** The icons that a manifest and a home screen need. */
const FORMS: Readonly<Record<(typeof ICON_FILES)[number], IconForm>> = {
  'any-192.png': { size: 192, fill: 1, isFilled: false },
  'any-512.png': { size: 512, fill: 1, isFilled: false },
  'maskable-512.png': { size: 512, fill: 0.6, isFilled: true },
  'apple-180.png': { size: 180, fill: 0.76, isFilled: true },
};

/** The icon that iPhones request by name. */
export const APPLE_ICON = '/icons/apple-180.png';

/** --page of the dark scheme (styles/tokens.css). */
const BACKGROUND = '#101113';

/** Larger images are rejected as icons. */
const MAX_SOURCE_BYTES = 2_000_000;
const FETCH_MS = 8_000;

/** The icons of a manifest; none without a picture in the domain settings. */
export const manifestIcons = ({ favicon }: Pick<DomainSettings, 'favicon'>) =>
  favicon
    ? Object.entries(FORMS)
        .filter(([file]) => !file.startsWith('apple'))
        .map(([file, { size, isFilled }]) => ({
          src: `/icons/${file}`,
          sizes: `${String(size)}x${String(size)}`,
          type: 'image/png',
          purpose: isFilled ? ('maskable' as const) : ('any' as const),
        }))
    : [];

async function fetchPicture(url: string): Promise<Buffer | null> {
  const response = await fetch(new URL(url, env().contentApiUrl), { signal: AbortSignal.timeout(FETCH_MS) });
  const bytes = response.ok ? Buffer.from(await response.arrayBuffer()) : null;
  return bytes && bytes.byteLength <= MAX_SOURCE_BYTES ? bytes : null;
}

/**
 * Renders one of the icons from the domain's image.
 * @returns PNG; null for an unknown name, and for a domain without an image
 */
export async function drawIcon(file: string): Promise<Buffer | null> {
  const name = ICON_FILES.find((known) => known === file);
  if (name === undefined) return null;
  const form = FORMS[name];
  const { domain } = await getInitialData();
  if (!domain.favicon) return null;
  const source = await fetchPicture((form.isFilled && domain.favicon_dark?.url) || domain.favicon.url);
  if (source === null) return null;
  const { size, fill, isFilled } = form;
  const inner = Math.round(size * fill);
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const picture = await sharp(source, { density: 300, limitInputPixels: 25_000_000 })
    .resize(inner, inner, { fit: 'contain', background: clear })
    .png()
    .toBuffer();
  return sharp({
    create: { width: size, height: size, channels: 4, background: isFilled ? BACKGROUND : clear },
  })
    .composite([{ input: picture, gravity: 'centre' }])
    .png()
    .toBuffer();
}
