import type { Payload } from 'payload';
import type { FORM_POST_ERRORS } from '../../lib/contract/endpoints/forms.ts';
import { config } from '../kernel/config.ts';
import { findOne } from '../cms/records/find-one.ts';
import { recordIdIn } from '../kernel/database/record-id.ts';
import { Failure } from '../kernel/failure.ts';
import { limitedText, MAX_BODY_BYTES } from '../kernel/http/body.ts';
import { logFault } from '../kernel/log/log-fault.ts';
import { languageNamed } from '../kernel/messages/language.ts';
import { msg } from '../kernel/messages/messages.ts';
import { readReturnUrl } from '../commerce/payments/start-payment.ts';
import { paymentPage } from './payment-page.ts';
import { submit } from './submit.ts';

type PostError = (typeof FORM_POST_ERRORS)[number];

/** Only pages of the site itself may send this: otherwise another site could submit a form in the visitor's name. */
function checkOrigin(request: Request): void {
  const own = new URL(config().siteUrl).origin;
  const origin = request.headers.get('origin') ?? request.headers.get('referer') ?? '';
  if (!URL.canParse(origin) || new URL(origin).origin !== own) throw new Failure(403, msg('form.ownPage'));
}

function errorOf(failure: unknown): PostError {
  if (!(failure instanceof Failure)) return 'failed';
  if (failure.status === 401) return 'login';
  if (failure.status === 429 || failure.status === 503) return 'busy';
  if (failure.details.fields?.captcha) return 'captcha';
  return failure.details.fields ? 'fields' : 'failed';
}

const seeOther = (location: string) =>
  new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } });

/** The address of the page, with the result. */
function backTo(page: URL, facts: Readonly<Record<string, string>>): Response {
  const url = new URL(page);
  for (const name of ['form', 'sent', 'form_error', 'form_fields']) url.searchParams.delete(name);
  for (const [name, value] of Object.entries(facts)) url.searchParams.set(name, value);
  // The page uses the fragment to show the message, which needs no script.
  url.hash = `form-${facts.form ?? ''}-${facts.sent ? 'sent' : 'error'}`;
  return seeOther(url.href);
}

/**
 * Handles a form posted by a browser without scripts (application/x-www-form-urlencoded).
 * @returns 303 to the page with `form` and `sent=1` or `form_error`, or to the payment page; for one on another origin, a page with a link
 * to it
 * @throws Failure 403 for another origin, 415 for another type, 422 for a foreign `url`
 */
export async function formPost(payload: Payload, request: Request, id: number): Promise<Response> {
  checkOrigin(request);
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded')
    throw new Failure(415, 'Send the form as application/x-www-form-urlencoded.');
  const sent = new URLSearchParams(await limitedText(request, MAX_BODY_BYTES));
  const { url = '', website_address: trap, language, ...data } = Object.fromEntries(sent);
  const page = readReturnUrl(url, config().siteUrl);
  const form = String(id);
  try {
    const named = recordIdIn(id);
    const found = named === null ? null : await findOne(payload, 'forms', { id: { equals: named } });
    if (!found) return backTo(page, { form, form_error: 'missing' });
    if (trap) return backTo(page, { form, sent: '1' });
    const payment = await submit(payload, {
      form: found,
      data,
      returnUrl: page,
      captcha: undefined,
      customer: null,
      language: languageNamed(language),
      idempotencyKey: undefined,
    });
    if (payment === '') return backTo(page, { form, sent: '1' });
    const isOwn = new URL(payment).origin === new URL(config().siteUrl).origin;
    return isOwn ? seeOther(payment) : paymentPage(payment, languageNamed(language));
  } catch (error) {
    logFault('POST', '/cognito/form/post', error);
    const fields = error instanceof Failure ? Object.keys(error.details.fields ?? {}).join(',') : '';
    const code = errorOf(error);
    return backTo(page, { form, form_error: code, ...(code === 'fields' ? { form_fields: fields } : {}) });
  }
}
