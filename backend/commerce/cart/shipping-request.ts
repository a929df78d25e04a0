import type { Payload } from 'payload';
import type { z } from 'zod';
import type { addressInputSchema } from '../../../lib/contract/entities/account.ts';
import { showCents } from '../../../lib/contract/money.ts';
import { fullName } from '../../../lib/shared/full-name.ts';
import { postalLines } from '../../../lib/shared/postal-lines.ts';
import { msg, type ResponseText } from '../../kernel/messages/messages.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { newReference } from '../../kernel/secrets.ts';
import { moneySettings } from '../money/settings.ts';
import { lineTitle } from './cart-entity.ts';
import type { CartOwner } from './cart-store.ts';
import { pricedLines } from './priced-cart.ts';
import { BY_EMAIL, isShipped } from './shipping.ts';

type AddressData = z.output<typeof addressInputSchema>;

/** Emails the office to ask for a delivery quote. */
export async function mailShippingRequest(
  payload: Payload,
  owner: CartOwner,
  address: AddressData,
  email: string,
): Promise<{ success: boolean; message: ResponseText }> {
  const [all, { seller }] = await Promise.all([pricedLines(payload, owner), moneySettings(payload)]);
  if (all.length === 0) return { success: false, message: msg('cart.empty') };
  const lines = all.filter(isShipped);
  if (lines.length === 0) return { success: false, message: BY_EMAIL.name };
  const contact = address.email || email || address.phone;
  if (!contact) return { success: false, message: msg('shipping.noContact') };
  if (!seller.email) return { success: false, message: msg('shipping.noQuotes') };
  await sendMail(payload, {
    key: `shipping-request:${newReference()}`,
    to: seller.email,
    template: 'shipping_request',
    language: null,
    data: { contact },
    lines: [
      ...lines.map((line): [string, string] => [
        `${String(line.qty)} × ${lineTitle(line)}`,
        showCents(line.cents),
      ]),
      ['To', [fullName(address), ...postalLines(address)].filter(Boolean).join(', ')],
      ['Answer to', [contact, address.phone].filter(Boolean).join(', ')],
    ],
  });
  return { success: true, message: msg('shipping.asked') };
}
