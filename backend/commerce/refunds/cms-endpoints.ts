import type { Endpoint, Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { amountInput, centsOf, dollarsOf, showCents } from '../../../lib/contract/money.ts';
import { numberInText } from '../../../lib/shared/text/number-in-text.ts';
import { handlesMoney } from '../../cms/access/roles.ts';
import { recordIdIn } from '../../kernel/database/record-id.ts';
import type { Order, Refund } from '../../payload-types.ts';
import { requestHashOf } from '../payments/start-payment.ts';
import { cancelUnpaidOrder, entriesOf, findUnpaidOrder, WHOLE_ORDER } from './cancel.ts';
import { notesOf, refusalOf, RefundRefused, voucherValue } from './plan-refund.ts';
import type { RefundPanelData } from './panel-data.ts';
import { makeRefund, settleRefund } from './refund.ts';
import { invoiceOf, readSale, SALE_RECORDS, type Sale } from './sale.ts';
import type { RefundRequest } from './write-refund.ts';
import { messageAnswer } from '../../kernel/http/answer.ts';

const MAX_REASON = 500;
/** How long the office waits for the gateway. After that, the refund continues on its own. */
const ANSWER_WITHIN_MS = 8_000;

const refundSchema = z
  .object({
    // Zero cancels without a refund.
    amount: z.union([z.literal(0), amountInput()]),
    to: z.enum(['card', 'credit']),
    reason: z.string().trim().min(1).max(MAX_REASON),
    cancel: z.array(z.string().max(40)).max(500).default([]),
    press: z.string().regex(/^[\w-]{16,64}$/),
  })
  .refine(({ amount, cancel }) => amount > 0 || cancel.length > 0, { path: ['amount'] });

const FIELD_TEXTS: Readonly<Record<string, string>> = {
  amount:
    'Enter an amount above $0.00 with no more than two decimals, or $0.00 and choose what to cancel without a refund.',
  reason: `Enter a reason of up to ${numberInText(MAX_REASON)} characters.`,
};

const shownRefund = (refund: Refund): RefundPanelData['refunds'][number] => ({
  number: refund.number,
  at: refund.requested_at ?? refund.createdAt,
  amount: dollarsOf(refund.amount_cents),
  toCard: dollarsOf(refund.card_cents),
  toCredit: dollarsOf(refund.credit_cents),
  reason: refund.reason ?? '',
  account: refund.account ?? '',
  cancelled: (refund.cancelled ?? '').split('\n').filter(Boolean),
  isOwed: refund.status === 'owed',
  error: refund.last_error ?? '',
});

function creditToOf({ creditOwner }: Sale): RefundPanelData['creditTo'] {
  if (creditOwner === null) return null;
  return 'voucher' in creditOwner ? 'voucher' : 'account';
}

function panelData(sale: Sale): RefundPanelData {
  const value = voucherValue(sale);
  return {
    status: sale.order?.status ?? sale.voucher?.status ?? null,
    paid: dollarsOf(sale.invoice.total_cents),
    left: dollarsOf(sale.left),
    leftOnCard: dollarsOf(sale.leftOnCard),
    creditTo: creditToOf(sale),
    voucherValue: value === null ? null : dollarsOf(value),
    refusal: refusalOf(sale),
    notes: notesOf(sale),
    items: sale.items
      .filter(({ state }) => state === 'open')
      .map(({ key, label, cents }) => ({ key, label, amount: dollarsOf(cents) })),
    refunds: sale.refunds.toReversed().map(shownRefund),
  };
}

/** The panel for an order that wasn't paid. */
async function unpaidPanel(payload: Payload, order: Order): Promise<RefundPanelData> {
  const isPlaced = order.status === 'placed';
  const refunds = await entriesOf(payload, order);
  return {
    status: order.status,
    paid: 0,
    left: 0,
    leftOnCard: 0,
    creditTo: 'account',
    voucherValue: null,
    refusal: isPlaced ? null : 'This order was cancelled before it was paid.',
    notes: isPlaced ? ['This order hasn’t been paid.'] : [],
    items: isPlaced ? [{ key: WHOLE_ORDER, label: 'The order', amount: dollarsOf(order.total_cents) }] : [],
    refunds: refunds.map(shownRefund),
  };
}

/** The result of a refund, as shown to the person who made it. */
function resultOf(refund: Refund | null): string {
  if (refund?.amount_cents === 0) return 'Cancelled without a refund.';
  if (refund?.status !== 'owed') return `Refunded ${showCents(refund?.amount_cents ?? 0)}.`;
  const card = showCents(refund.card_cents);
  return `The refund is recorded, but the gateway hasn’t confirmed the ${card} to the card yet. It will be retried automatically, and stays under Needs doing until it goes through.`;
}

const within = (payload: Payload, id: number): Promise<Refund | null> => {
  const settled = settleRefund(payload, id);
  return Promise.race([
    settled,
    new Promise<'late'>((resolve) => {
      setTimeout(() => resolve('late'), ANSWER_WITHIN_MS).unref();
    }),
  ]).then((result) =>
    result === 'late' ? payload.findByID({ collection: 'refunds', id, depth: 0 }) : result,
  );
};

/** What the office refunds or cancels: a sale, or an order that wasn't paid. */
type Subject = {
  readonly panel: () => Promise<RefundPanelData>;
  readonly make: (request: RefundRequest) => Promise<Refund>;
};

const isRecord = z.enum(SALE_RECORDS);

async function subjectOf({ payload, routeParams }: PayloadRequest): Promise<Subject | null> {
  const record = isRecord.safeParse(routeParams?.['record']);
  const id = recordIdIn(routeParams?.['id']);
  if (!record.success || id === null) return null;
  const invoice = await invoiceOf(payload, record.data, id);
  if (invoice)
    return {
      panel: async () => panelData(await readSale(payload, invoice)),
      make: (request) => makeRefund(payload, invoice, request),
    };
  const order = record.data === 'orders' ? await findUnpaidOrder(payload, id) : null;
  return (
    order && {
      panel: async () => unpaidPanel(payload, (await findUnpaidOrder(payload, id)) ?? order),
      make: (request) => cancelUnpaidOrder(payload, order, request),
    }
  );
}

/**
 * What the office asks for. The form's key stays the same until the form has an answer, but the values may change: if an answer is lost, the
 * same values find the refund that was made, and others are refused.
 */
function requestOf({ amount, press, ...rest }: z.infer<typeof refundSchema>): Omit<RefundRequest, 'account'> {
  const values = { ...rest, cents: centsOf(amount) };
  const hash = requestHashOf([values.cents, values.to, values.reason, values.cancel.toSorted()]);
  return { ...values, form: press, press: `${press}:${hash}` };
}

async function refundOnRequest(req: PayloadRequest, subject: Subject, account: string): Promise<Response> {
  const body: unknown = await req.json?.().catch(() => null);
  const input = refundSchema.safeParse(body);
  if (!input.success) {
    const name = String(input.error.issues[0]?.path[0] ?? '');
    return messageAnswer(
      422,
      FIELD_TEXTS[name] ?? 'Send amount (dollars), to (card or credit), reason, cancel (a list) and press.',
      { field: name },
    );
  }
  try {
    const made = await subject.make({ ...requestOf(input.data), account });
    const refund = await within(req.payload, made.id);
    return messageAnswer(200, resultOf(refund), { panel: await subject.panel() });
  } catch (error) {
    if (error instanceof RefundRefused)
      return messageAnswer(409, error.message, { panel: await subject.panel() });
    throw error;
  }
}

type Act = (req: PayloadRequest, subject: Subject, account: string) => Promise<Response> | Response;

const forCashiers =
  (act: Act): Endpoint['handler'] =>
  async (req) => {
    const { user } = req;
    if (user?.collection !== 'users' || !handlesMoney(user))
      return messageAnswer(403, 'Only administrators and shop staff can make refunds.');
    const subject = await subjectOf(req);
    return subject ? act(req, subject, user.email) : messageAnswer(404, 'Nothing was paid for this.');
  };

/**
 * GET /api/refunds/of/{collection}/{id} returns what can be refunded and cancelled of a sale or an unpaid order, and POST does it. For
 * administrators and shop staff.
 */
export const refundEndpoints: Endpoint[] = [
  {
    path: '/of/:record/:id',
    method: 'get',
    handler: forCashiers(async (_, subject) => Response.json(await subject.panel())),
  },
  {
    path: '/of/:record/:id',
    method: 'post',
    handler: forCashiers((req, subject, account) =>
      req.headers.get('content-type')?.startsWith('application/json')
        ? refundOnRequest(req, subject, account)
        : messageAnswer(415, 'Send the request body as JSON.'),
    ),
  },
];
