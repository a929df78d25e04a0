import 'server-only';
import sharp from 'sharp';
import { pointsFormat } from '@/components/standings/points';
import { ShareView } from '@/components/share-picture/share-picture';
import { env } from '@/lib/config/env';
import { INITIAL_LANGUAGE } from '@/lib/contract/languages';
import { loadDates } from '@/lib/content/load-dates';
import { getTranslator } from '@/lib/i18n/translator';
import type { ShareBrand } from '@/lib/share-picture/address';
import { SHARE_PICTURE, type ShareCard } from '@/lib/share-picture/card';
import { SHARE_FONTS, readShareFonts } from '@/lib/share-picture/fonts';
import { log } from '@/lib/telemetry/log';

const FETCH_MS = 8_000;
/** Larger pictures are left out. */
const MAX_ART_BYTES = 2_000_000;
/** Enough for flat colours and a photo behind text; chats reject files above a few hundred KB. */
const COLOURS = 192;

/** A card's picture as a data URI; null for none, and for one that can't be fetched. */
async function fetchArt(address: string | null): Promise<string | null> {
  if (address === null) return null;
  try {
    const response = await fetch(new URL(address, env().contentApiUrl), {
      signal: AbortSignal.timeout(FETCH_MS),
    });
    if (!response.ok) throw new Error(`The content server answered ${String(response.status)}.`);
    const bytes = Buffer.from(await response.arrayBuffer());
    if (bytes.byteLength > MAX_ART_BYTES) throw new Error('The picture is too large.');
    return `data:image/jpeg;base64,${bytes.toString('base64')}`;
  } catch (error) {
    log.warn({ err: error, address }, 'A share picture is drawn without its art.');
    return null;
  }
}

/** A PNG of 1200 × 630. `isWhole` is false if its art could not be fetched. */
export type SharePicture = { readonly png: Buffer; readonly isWhole: boolean };

/** Draws a card. */
export async function drawSharePicture(card: ShareCard, brand: ShareBrand): Promise<SharePicture> {
  // Its WebAssembly is only in memory once somebody shares a page.
  const [{ ImageResponse }, fonts, art, t, dates] = await Promise.all([
    import('next/og'),
    readShareFonts(),
    fetchArt(card.art),
    getTranslator(INITIAL_LANGUAGE),
    loadDates(INITIAL_LANGUAGE),
  ]);
  const picture = new ImageResponse(
    <ShareView
      card={card}
      site={{ name: brand.name, accent: brand.dark_theme_colour || brand.theme_colour }}
      art={art}
      fontFamily={SHARE_FONTS}
      texts={{ t, dates, points: pointsFormat(INITIAL_LANGUAGE) }}
    />,
    { ...SHARE_PICTURE, fonts },
  );
  const png = await sharp(Buffer.from(await picture.arrayBuffer()))
    .png({ palette: true, colours: COLOURS, dither: 0.8, effort: 6 })
    .toBuffer();
  return { png, isWhole: art !== null || card.art === null };
}
