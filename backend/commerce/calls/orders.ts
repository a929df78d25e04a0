import type { Payload } from 'payload';
import type { z } from 'zod';
import type { Address, addressInputSchema } from '../../../lib/contract/entities/account.ts';
import { sendOrderLinks } from '../../../lib/contract/endpoints/cart.ts';
import { guestOrder, submitOrder } from '../../../lib/contract/endpoints/payments.ts';
import { RATE_LIMITS } from '../../../lib/shared/rate-limits/rate-limits.ts';
import { handle } from '../../kernel/calls/handle.ts';
import { config } from '../../kernel/config.ts';
import { rateLimited } from '../../kernel/failure.ts';
import { countUses, type Counted } from '../../kernel/limiter/count-uses.ts';
import { languageNamed } from '../../kernel/messages/language.ts';
import type { ResponseText } from '../../kernel/messages/messages.ts';
import { countMail } from '../../people/account/account-limits.ts';
import { plainEmail } from '../../people/account/customer.ts';
import { ownerKey } from '../cart/cart-store.ts';
import { countPromotionGuess } from '../cart/promotion-guesses.ts';
import { signDocument, SHOWN_LINK_MS } from '../documents/signed-link.ts';
import type { Buyer, Guest } from '../cart/buyer.ts';
import { mailOrderLinks } from '../documents/mail-order-links.ts';
import { placeOrder, type OrderInput, type Placed } from '../orders/place-order.ts';
import { readReturnUrl, shownCents } from '../payments/start-payment.ts';
import { checkOpen } from './check-open.ts';

type OrderFields = Pick<
  z.output<typeof guestOrder.input>,
  'note' | 'promotion_code' | 'url' | 'idempotency_key' | 'shown_total' | 'turn' | 'shipping_option_id'
>;

/** Counts an order towards the limits, and places it; the same for customers and guests. */
async function place(
  payload: Payload,
  {
    buyer,
    counted,
    address,
  }: { readonly buyer: Buyer; readonly counted: readonly Counted[]; readonly address: string },
  fields: OrderFields,
  rest: Pick<OrderInput, 'address' | 'paymentType' | 'isCreditWanted' | 'voucher' | 'language'>,
): Promise<Placed> {
  await checkOpen(payload);
  const returnUrl = readReturnUrl(fields.url, config().siteUrl);
  await countUses([RATE_LIMITS.orders, ownerKey(buyer)], ...counted);
  const wait = await countPromotionGuess(payload, fields.promotion_code, { owner: buyer, address });
  if (wait > 0) throw rateLimited(wait);
  return placeOrder(payload, {
    ...rest,
    buyer,
    shippingType: fields.shipping_option_id ?? null,
    note: fields.note,
    promotionCode: fields.promotion_code,
    shownCents: shownCents(fields.shown_total),
    returnUrl,
    idempotencyKey: fields.idempotency_key,
    turn: fields.turn,
  });
}

const answer = (placed: Placed, translate: (text: ResponseText) => string) => ({
  success: placed.isPlaced,
  payment: placed.payment,
  message: translate(placed.message),
  order_id: placed.orderId,
  invoice_id: placed.invoiceId,
  tickets_key: placed.tickets?.key ?? '',
  tickets_pdf_url: placed.tickets?.pdfPath ?? '',
  order_number: placed.invoiceId === null ? '' : String(placed.orderId),
  order_key: placed.invoiceId === null ? '' : signDocument('order', placed.invoiceId, SHOWN_LINK_MS),
});

export const submitOrderRoute = handle(
  submitOrder,
  async ({ input, payload, customer, address, translate }) => {
    const buyer = { customer: customer.id, email: customer.record.email };
    const placed = await place(payload, { buyer, counted: [], address }, input, {
      address: input.address,
      paymentType: input.paymentGateway,
      isCreditWanted: input.use_credit || input.paymentGateway === 'credit',
      voucher: null,
      language: languageNamed(input.language ?? customer.record.language),
    });
    return answer(placed, translate);
  },
);

/** The id of an address that isn't saved: the largest that a database assigns, so that no saved address has it. */
const UNSAVED = 2_147_483_647;

/** The address that a guest's goods are sent to, in the guest's name. */
const guestAddress = (
  given: z.output<typeof addressInputSchema>,
  { email, firstName, lastName }: Guest,
): Address => ({
  ...given,
  id: UNSAVED,
  first_name: firstName,
  last_name: lastName,
  email,
  enabled: true,
});

export const guestOrderRoute = handle(guestOrder, async ({ input, payload, address, translate }) => {
  const buyer: Guest = {
    session: input.session,
    email: plainEmail(input.email),
    firstName: input.first_name,
    lastName: input.last_name,
  };
  const counted: Counted[] = [
    [RATE_LIMITS.guestOrdersOfAddress, address],
    [RATE_LIMITS.guestOrdersOfEmail, buyer.email],
  ];
  const placed = await place(payload, { buyer, counted, address }, input, {
    address: input.address && guestAddress(input.address, buyer),
    paymentType: 'card',
    isCreditWanted: false,
    voucher: input.voucher_code === '' ? null : { code: input.voucher_code, network: address },
    language: languageNamed(input.language),
  });
  const { invoiceId } = placed;
  return {
    ...answer(placed, translate),
    invoice_key: invoiceId === null ? '' : signDocument('invoice', invoiceId, SHOWN_LINK_MS),
  };
});

export const sendOrderLinksRoute = handle(sendOrderLinks, async ({ input, payload, address }) => {
  const email = plainEmail(input.email);
  await countMail(email, address);
  await mailOrderLinks(payload, email, languageNamed(input.language));
  return { success: true, message: '' };
});
