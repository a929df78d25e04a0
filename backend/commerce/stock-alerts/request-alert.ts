import type { Payload } from 'payload';
import { badFields } from '../../kernel/failure.ts';
import { msg } from '../../kernel/messages/messages.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { allSkus } from '../catalogue/catalogue.ts';
import { alertsAddress } from './address.ts';
import { CONFIRMATION_MS, recordAlert, type Asked } from './alerts.ts';
import { skuTitle } from '../catalogue/sku-title.ts';

const HOUR_MS = 60 * 60_000;

/**
 * Adds somebody to the list for a SKU. Unless the address is proven, its owner is first emailed a confirmation link, at most once an hour.
 * The caller learns nothing about the address. Also for tickets of a postponed round: nobody can buy them now, but they may be for sale
 * again.
 * @throws Failure 422 at `sku` if no product has it
 */
export async function requestStockAlert(
  payload: Payload,
  request: Asked,
  now: Date = new Date(),
): Promise<void> {
  const sku = (await allSkus(payload)).get(request.sku);
  if (!sku) throw badFields({ sku: msg('cart.notSold') });
  const { id, key, isConfirmed } = await recordAlert(payload, request, now);
  if (isConfirmed) return;
  await sendMail(payload, {
    key: `stock-alert-confirmation:${String(id)}:${String(Math.floor(now.getTime() / HOUR_MS))}`,
    to: request.email,
    template: 'stock_alert_confirmation',
    language: request.language,
    data: { product: skuTitle(sku) },
    link: alertsAddress(key, request.sku),
    isSecret: true,
    worthlessAt: new Date(now.getTime() + CONFIRMATION_MS),
  });
}
