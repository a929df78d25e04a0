import {
  SANDBOX_LANGUAGE_PARAMETER,
  decideSandboxPayment,
  findSandboxPayment,
  SANDBOX_PATH,
} from '../payments/sandbox/sandbox-gateway.ts';
import type { Payload } from 'payload';
import { z } from 'zod';
import { config } from '../../kernel/config.ts';
import { badFields, Failure, missing } from '../../kernel/failure.ts';
import { limitedText } from '../../kernel/http/body.ts';
import type { RouteCall } from '../../kernel/calls/handle.ts';
import { logFault } from '../../kernel/log/log-fault.ts';
import { rawRoute } from '../../kernel/calls/raw-route.ts';
import { languageNamed } from '../../kernel/messages/language.ts';
import type { SandboxPayment } from '../../payload-types.ts';
import { asksEmail, enterEmail } from '../payments/payer.ts';
import { PLAIN_PAGE_HEADERS } from '../../kernel/http/plain-page.ts';
import { settlePageOf } from '../payments/settle.ts';
import { sandboxPage } from '../payments/sandbox/page.ts';

const MAX_BODY_BYTES = 4_096;
const DECISIONS = { approve: 'approved', decline: 'declined' } as const;

async function paymentAt({ payload, pathParameters }: RouteCall): Promise<SandboxPayment> {
  // A page left open from before the site went live must not be approved afterwards.
  if (config().paymentMode !== 'trial') throw missing('payment');
  const payment = await findSandboxPayment(payload, pathParameters.token ?? '');
  if (!payment) throw missing('payment');
  return payment;
}

/**
 * Sends a decision as a real gateway's webhook would, independently of the browser; the browser's return and the reconciler also find out.
 */
function notify(payload: Payload, reference: string): void {
  settlePageOf(payload, { page: reference, reference: '' }).catch((error: unknown) =>
    logFault('POST', SANDBOX_PATH, error),
  );
}

const languageOf = ({ request }: RouteCall) =>
  languageNamed(new URL(request.url).searchParams.get(SANDBOX_LANGUAGE_PARAMETER));

/** Whether the page must ask who is to receive what is paid for. */
const isAsking = async (payload: Payload, { state, reference }: SandboxPayment): Promise<boolean> =>
  state === 'open' && (await asksEmail(payload, reference));

export const sandboxPageRoute = rawRoute('GET', `${SANDBOX_PATH}/{token}`, async (call) => {
  const payment = await paymentAt(call);
  const email = (await isAsking(call.payload, payment)) ? { typed: '', isWrong: false } : null;
  return sandboxPage(payment, languageOf(call), email);
});

const emailSchema = z.string().trim().pipe(z.email().max(254));

/** The page's form: records the decision, once, and sends the browser back; if the address can't be used, the form is shown again. */
export const sandboxDecisionRoute = rawRoute('POST', `${SANDBOX_PATH}/{token}`, async (call) => {
  const payment = await paymentAt(call);
  const type = call.request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded')
    throw new Failure(415, 'Send the request body as application/x-www-form-urlencoded.');
  const sent = new URLSearchParams(await limitedText(call.request, MAX_BODY_BYTES));
  const decision = sent.get('decision');
  if (decision !== 'approve' && decision !== 'decline')
    throw badFields({ decision: 'decision must be approve or decline.' });
  if (decision === 'approve' && (await isAsking(call.payload, payment))) {
    const typed = sent.get('email') ?? '';
    const email = emailSchema.safeParse(typed);
    if (!email.success) return sandboxPage(payment, languageOf(call), { typed, isWrong: true });
    await enterEmail(call.payload, payment.reference, email.data);
  }
  await decideSandboxPayment(call.payload, payment.reference, DECISIONS[decision]);
  notify(call.payload, payment.reference);
  return new Response(null, {
    status: 303,
    headers: { ...PLAIN_PAGE_HEADERS, Location: payment.return_url ?? '/' },
  });
});
