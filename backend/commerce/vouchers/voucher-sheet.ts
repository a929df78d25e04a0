import { readFile } from 'node:fs/promises';
import type { Payload } from 'payload';
import { showCents } from '../../../lib/contract/money.ts';
import { getDomain, siteName } from '../../site/domain.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { refId } from '../../cms/records/refs.ts';
import { config } from '../../kernel/config.ts';
import { log } from '../../kernel/log/log.ts';
import { StorageUnavailable } from '../../kernel/storage/storage.ts';
import { mediaByIds } from '../../media/media-library.ts';
import { rendition } from '../../media/renditions.ts';
import type { GiftVoucher } from '../../payload-types.ts';
import { voucherPdf } from '../pdf/voucher-pdf.ts';
import { languageNamed } from '../../kernel/messages/language.ts';
import { shownValue } from './find-voucher.ts';
import { codeHash, voucherCode } from './voucher.ts';

const PICTURE_WIDTH = 1200;

/**
 * A voucher's code.
 * @throws Error if the installation's secret has changed since the voucher was sold: the code still works, but can't be shown
 */
export function codeOf(voucher: GiftVoucher): string {
  const code = voucherCode(voucher.reference);
  if (codeHash(code) !== voucher.code_hash)
    throw new Error(
      'The code of this voucher can no longer be derived: the installation’s secret has changed.',
    );
  return code;
}

async function pictureOf(payload: Payload, id: number | null): Promise<Buffer | null> {
  const media = id === null ? undefined : (await mediaByIds(payload, [id])).get(id);
  if (!media) return null;
  const crop = { shape: '16x9', width: PICTURE_WIDTH, extension: 'jpg', focal: media.focal } as const;
  try {
    const { path } = await rendition(media, crop);
    return await readFile(path);
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    // A buyer who has paid gets the voucher now, even if without its picture.
    log.warn({ err: error }, 'a voucher was generated without its picture');
    return null;
  }
}

/** The address for redeeming a voucher: the page it was bought on. The code goes in the fragment, which is never sent to a server. */
export async function redeemUrl(payload: Payload, voucher: GiftVoucher, code: string): Promise<string> {
  const payment = await findOne(payload, 'payments', { id: { equals: refId(voucher.payment) ?? 0 } });
  const url = new URL(payment?.return_url || config().siteUrl);
  return `${url.origin}${url.pathname}#redeem=${code}`;
}

/** A voucher as a PDF to print, in the language of its email. */
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
    amount: showCents(await shownValue(payload, voucher)),
    code,
    expiresOn: voucher.expires_on ?? '',
    redeemUrl: await redeemUrl(payload, voucher, code),
  });
}
