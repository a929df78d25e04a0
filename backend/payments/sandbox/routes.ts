import { SANDBOX_LANGUAGE_PARAMETER } from './language-parameter.ts';
import type { Payload } from 'payload';
import { badFields, Failure, missing } from '../../contract/failure.ts';
import { limitedText } from '../../contract/http/body.ts';
import type { RouteCall } from '../../contract/handle.ts';
import { logFault } from '../../contract/log-fault.ts';
import { rawRoute } from '../../contract/raw-route.ts';
import { findOne } from '../../contract/data/find-one.ts';
import { languageNamed } from '../../words/language.ts';
import type { SandboxPayment } from '../../payload-types.ts';
import { PLAIN_PAGE_HEADERS } from '../plain-page.ts';
import { settlePayment } from '../settle.ts';
import { sandboxPage } from './page.ts';
import { decideSandboxPayment, findSandboxPayment, SANDBOX_PATH } from './sandbox-gateway.ts';

const MAX_BODY_BYTES = 4_096;
const DECISIONS = { approve: 'approved', decline: 'declined' } as const;

async function paymentAt({ payload, pathParameters }: RouteCall): Promise<SandboxPayment> {
  const payment = await findSandboxPayment(payload, pathParameters.token ?? '');
  if (!payment) throw missing('payment');
  return payment;
}

/** Tells us of a decision as a real gateway would, beside the browser; the browser's return and the reconciler find out, too. */
function notify(payload: Payload, reference: string): void {
  findOne(payload, 'payments', { gateway_reference: { equals: reference } })
    .then((payment) => payment && settlePayment(payload, payment.id))
    .catch((error: unknown) => logFault('POST', SANDBOX_PATH, error));
}

export const sandboxPageRoute = rawRoute('GET', `${SANDBOX_PATH}/{token}`, async (call) => {
  const payment = await paymentAt(call);
  const language = languageNamed(new URL(call.request.url).searchParams.get(SANDBOX_LANGUAGE_PARAMETER));
  return sandboxPage(payment, language);
});

/** The form of the page: notes the decision, once, and sends the browser back. */
export const sandboxDecisionRoute = rawRoute('POST', `${SANDBOX_PATH}/{token}`, async (call) => {
  const payment = await paymentAt(call);
  const type = call.request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded')
    throw new Failure(415, 'Send the request body as application/x-www-form-urlencoded.');
  const decision = new URLSearchParams(await limitedText(call.request, MAX_BODY_BYTES)).get('decision');
  if (decision !== 'approve' && decision !== 'decline')
    throw badFields({ decision: 'decision must be approve or decline.' });
  await decideSandboxPayment(call.payload, payment.reference, DECISIONS[decision]);
  notify(call.payload, payment.reference);
  return new Response(null, {
    status: 303,
    headers: { ...PLAIN_PAGE_HEADERS, Location: payment.return_url ?? '/' },
  });
});
