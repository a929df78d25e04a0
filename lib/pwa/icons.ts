import 'server-only';
import sharp from 'sharp';
import { env } from '@/lib/config/env';
import { getInitialData } from '@/lib/content/initial-data';
import type { DomainSettings } from '@/lib/contract/entities/site';

type IconForm = {
  /** Edge length in pixels. */
  readonly size: number;
  /** Share of the edge that the picture takes. A maskable icon may lose all outside a circle of 80 %. */
  readonly fill: number;
  /** On the site's dark ground; otherwise on nothing. */
  readonly isFilled: boolean;
};

/** The files that a manifest and a home screen ask for. */
const FORMS: Readonly<Record<string, IconForm>> = {
  'any-192.png': { size: 192, fill: 1, isFilled: false },
  'any-512.png': { size: 512, fill: 1, isFilled: false },
  'maskable-512.png': { size: 512, fill: 0.6, isFilled: true },
  'apple-180.png': { size: 180, fill: 0.76, isFilled: true },
};

/** The icon that phones of one maker look for by themselves. */
export const APPLE_ICON = '/icons/apple-180.png';

/** --page of the dark scheme (styles/tokens.css). */
const GROUND = '#101113';

/** Pictures larger than this are no icons. */
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
 * Draws one of the icons from the domain's picture.
 * @returns PNG; null for a name that is none of them, and for a domain without a picture
 */
export async function drawIcon(file: string): Promise<Buffer | null> {
  const form = Object.hasOwn(FORMS, file) ? FORMS[file] : undefined;
  const { domain } = await getInitialData();
  if (!form || !domain.favicon) return null;
  const source = await fetchPicture((form.isFilled && domain.favicon_dark?.url) || domain.favicon.url);
  if (source === null) return null;
  const { size, fill, isFilled } = form;
  const inner = Math.round(size * fill);
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const picture = await sharp(source, { density: 300, limitInputPixels: 25_000_000 })
    .resize(inner, inner, { fit: 'contain', background: clear })
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background: isFilled ? GROUND : clear } })
    .composite([{ input: picture, gravity: 'centre' }])
    .png()
    .toBuffer();
}
