import { readFile } from 'node:fs/promises';
import type { Payload } from 'payload';
import { showCents } from '../../lib/contract/money.ts';
import { getDomain, siteName } from '../contract/data/domain.ts';
import { findOne } from '../contract/data/find-one.ts';
import { refId } from '../contract/data/refs.ts';
import { config } from '../config.ts';
import { mediaByIds } from '../media/media-library.ts';
import { rendition } from '../media/renditions.ts';
import type { GiftVoucher } from '../payload-types.ts';
import { voucherPdf } from '../pdf/voucher-pdf.ts';
import { languageNamed } from '../words/language.ts';
import { codeHash, voucherCode } from './voucher.ts';

const PICTURE_WIDTH = 1200;

/**
 * The code of a voucher.
 * @throws Error where the installation's secret is another than when the voucher was sold: the code still works, but cannot be told
 */
export function codeOf(voucher: GiftVoucher): string {
  const code = voucherCode(voucher.reference);
  if (codeHash(code) !== voucher.code_hash)
    throw new Error('The code of this voucher cannot be made any more.');
  return code;
}

async function pictureOf(payload: Payload, id: number | null): Promise<Buffer | null> {
  const media = id === null ? undefined : (await mediaByIds(payload, [id])).get(id);
  if (!media) return null;
  const wish = { shape: '16x9', width: PICTURE_WIDTH, extension: 'jpg', focal: media.focal } as const;
  return readFile(await rendition(media, wish));
}

/** Where a voucher is redeemed: the page it was bought on. The code goes as the fragment, which no server ever sees. */
async function redeemUrl(payload: Payload, voucher: GiftVoucher, code: string): Promise<string> {
  const payment = await findOne(payload, 'payments', { id: { equals: refId(voucher.payment) ?? 0 } });
  const url = new URL(payment?.return_url || config().siteUrl);
  return `${url.origin}${url.pathname}#redeem=${code}`;
}

/** A voucher as a PDF to print, in the language of the mail that brings it. */
export async function voucherSheet(payload: Payload, voucher: GiftVoucher): Promise<Buffer> {
  const code = codeOf(voucher);
  const [theme, site, { theme_colour: accent }] = await Promise.all([
    findOne(payload, 'gift-voucher-themes', { id: { equals: refId(voucher.theme) ?? 0 } }),
    siteName(payload),
    getDomain(payload),
  ]);
  return voucherPdf({
    language: languageNamed(voucher.language),
    site,
    accent,
    theme: theme?.name ?? '',
    picture: await pictureOf(payload, refId(theme?.image)),
    amount: showCents(voucher.amount_cents),
    code,
    expiresOn: voucher.expires_on ?? '',
    redeemUrl: await redeemUrl(payload, voucher, code),
  });
}
