import type { Payload } from 'payload';
import sharp from 'sharp';
import { logoPicture } from '../../site/logo-picture.ts';

/** Pictures of a pass at Apple, by file name; in single, double and triple resolution. */
export type PassPictures = Readonly<Record<string, Buffer>>;

const SCALES = [1, 2, 3] as const;
/** In points, as Apple's guide has them. */
const ICON = 29;
const LOGO = { width: 160, height: 50 } as const;
/** Share of the icon's edge left blank on each side. */
const ICON_MARGIN = 0.12;

const nameOf = (name: string, scale: number): string =>
  `${name}${scale === 1 ? '' : `@${String(scale)}x`}.png`;

/** The logo, if the site has one, in a square of the site's colour. */
async function icon(logo: Buffer | null, accent: string, scale: number): Promise<Buffer> {
  const edge = ICON * scale;
  const inner = Math.round(edge * (1 - 2 * ICON_MARGIN));
  const square = sharp({ create: { width: edge, height: edge, channels: 3, background: accent } });
  if (logo === null) return square.png().toBuffer();
  const input = await sharp(logo).resize(inner, inner, { fit: 'inside' }).png().toBuffer();
  return square.composite([{ input }]).png().toBuffer();
}

/**
 * A pass's icon, which every pass needs, and the site's logo.
 * @param accent the pass's background, #rrggbb
 * @param isDark whether its text is white
 */
export async function passPictures(
  payload: Payload,
  { accent, isDark }: { readonly accent: string; readonly isDark: boolean },
): Promise<PassPictures> {
  const logo =
    (await logoPicture(payload, isDark ? 'dark' : 'light')) ?? (await logoPicture(payload, 'light'));
  const made = SCALES.map(async (scale) => {
    const pictures: [string, Buffer][] = [[nameOf('icon', scale), await icon(logo, accent, scale)]];
    if (logo !== null) {
      const [width, height] = [LOGO.width * scale, LOGO.height * scale];
      const fitted = await sharp(logo).resize(width, height, { fit: 'inside' }).png().toBuffer();
      pictures.push([nameOf('logo', scale), fitted]);
    }
    return pictures;
  });
  return Object.fromEntries((await Promise.all(made)).flat());
}
