import { FORM_POST_PATH, getFormChallenge, submitForm } from '../../../lib/contract/endpoints/payments.ts';
import { config } from '../../config.ts';
import { makeChallenge } from '../../forms/challenge.ts';
import { formPost } from '../../forms/form-post.ts';
import { submit } from '../../forms/submit.ts';
import { THANK_YOU } from '../../forms/submission.ts';
import { perMinutes, countUses } from '../../limits/limits.ts';
import { languageNamed } from '../../mail/texts.ts';
import { readReturnUrl } from '../../payments/return-url.ts';
import { clientAddress } from '../../limits/client-address.ts';
import { findOne } from '../data/find-one.ts';
import { notFound } from '../failure.ts';
import { handle } from '../handle.ts';
import { rawRoute } from '../raw-route.ts';

/** Forms that one network address may send. */
const SUBMISSIONS = perMinutes('forms of an address', 40, 10);

export const formChallengeRoute = handle(getFormChallenge, async ({ input, payload }) => {
  const form = await findOne(payload, 'forms', { id: { equals: input.id } });
  if (!form) throw notFound('The form');
  return makeChallenge(form.id);
});

const sent = (payment = '') => ({ success: true, message: THANK_YOU, error: '', payment });

export const submitFormRoute = handle(submitForm, async ({ input, payload, customer, address }) => {
  const returnUrl = readReturnUrl(input.url, config().siteUrl);
  const form = await findOne(payload, 'forms', { id: { equals: input.id } });
  if (!form) throw notFound('The form');
  countUses([SUBMISSIONS, address]);
  // Whoever fills in what nobody sees is a robot; it need not know that it was found out.
  if (input.website_address) return sent();
  const payment = await submit(payload, {
    form,
    data: input.data,
    returnUrl,
    captcha: input.captcha,
    customer: customer && { id: customer.id, email: customer.record.email },
    language: languageNamed(input.language ?? customer?.record.language),
    idempotencyKey: input.idempotency_key,
  });
  return sent(payment);
});

/** The same for a browser without scripts: takes what a plain form sends, answers with where to go. */
export const formPostRoute = rawRoute(
  'POST',
  `${FORM_POST_PATH}/{id}`,
  async ({ request, payload, pathParameters }) => {
    countUses([SUBMISSIONS, clientAddress(request)]);
    return formPost(payload, request, Number(pathParameters.id));
  },
);
