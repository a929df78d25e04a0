import { FORM_POST_PATH, getFormChallenge, submitForm } from '../../../lib/contract/endpoints/payments.ts';
import { config } from '../../config.ts';
import { makeChallenge } from '../../forms/challenge.ts';
import { formPost } from '../../forms/form-post.ts';
import { submit } from '../../forms/submit.ts';
import { perMinutes, countUses } from '../../limits/limits.ts';
import { languageNamed } from '../../words/language.ts';
import { say } from '../../words/sentences.ts';
import { readReturnUrl } from '../../payments/return-url.ts';
import { clientAddress } from '../../limits/client-address.ts';
import { findOne } from '../data/find-one.ts';
import { missing } from '../failure.ts';
import { handle } from '../handle.ts';
import { rawRoute } from '../raw-route.ts';

/** Forms that one network address may send. */
const SUBMISSIONS = perMinutes('forms of an address', 40, 10);

export const formChallengeRoute = handle(getFormChallenge, async ({ input, payload }) => {
  const form = await findOne(payload, 'forms', { id: { equals: input.id } });
  if (!form) throw missing('form');
  return makeChallenge(form.id);
});

/** Spec point 8, success messages. */
const THANKS = say('form.thanks');
const sent = (message: string, payment = '') => ({ success: true, message, error: '', payment });

export const submitFormRoute = handle(submitForm, async ({ input, payload, customer, address, tell }) => {
  const returnUrl = readReturnUrl(input.url, config().siteUrl);
  const form = await findOne(payload, 'forms', { id: { equals: input.id } });
  if (!form) throw missing('form');
  countUses([SUBMISSIONS, address]);
  // Whoever fills in what nobody sees is a robot; it need not know that it was found out.
  if (input.website_address) return sent(tell(THANKS));
  const payment = await submit(payload, {
    form,
    data: input.data,
    returnUrl,
    captcha: input.captcha,
    customer: customer && { id: customer.id, email: customer.record.email },
    language: languageNamed(input.language ?? customer?.record.language),
    idempotencyKey: input.idempotency_key,
  });
  return sent(tell(THANKS), payment);
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
