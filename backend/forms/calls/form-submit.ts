import {
  FORM_POST_PATH,
  FORM_UPLOAD_PATH,
  formUploadSchema,
  getFormChallenge,
  submitForm,
} from '../../../lib/contract/endpoints/forms.ts';
import { RATE_LIMITS } from '../../../lib/shared/rate-limits/rate-limits.ts';
import { config } from '../../kernel/config.ts';
import { makeChallenge } from '../challenge.ts';
import { formPost } from '../form-post.ts';
import { submit } from '../submit.ts';
import { receiveUpload, UPLOAD_BODY_BYTES } from '../receive-upload.ts';
import { countUses } from '../../kernel/limiter/count-uses.ts';
import { languageNamed } from '../../kernel/messages/language.ts';
import { msg } from '../../kernel/messages/messages.ts';
import { readReturnUrl } from '../../commerce/payments/start-payment.ts';
import { clientAddress } from '../../kernel/limiter/client-address.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { missing } from '../../kernel/failure.ts';
import { handle } from '../../kernel/calls/handle.ts';
import { privateJson } from '../../kernel/http/answer.ts';
import { rawRoute } from '../../kernel/calls/raw-route.ts';

export const formChallengeRoute = handle(getFormChallenge, async ({ input, payload }) => {
  const form = await findOne(payload, 'forms', { id: { equals: input.id } });
  if (!form) throw missing('form');
  return makeChallenge(form.id);
});

/** Spec point 8, success messages. */
const THANKS = msg('form.thanks');
const sent = (message: string, payment = '') => ({ success: true, message, error: '', payment });

export const submitFormRoute = handle(
  submitForm,
  async ({ input, payload, customer, address, translate }) => {
    const returnUrl = readReturnUrl(input.url, config().siteUrl);
    const form = await findOne(payload, 'forms', { id: { equals: input.id } });
    if (!form) throw missing('form');
    await countUses([RATE_LIMITS.formSubmissions, address]);
    // Only bots fill in the hidden field, and they shouldn't learn that they were detected.
    if (input.website_address) return sent(translate(THANKS));
    const payment = await submit(payload, {
      form,
      data: input.data,
      returnUrl,
      captcha: input.captcha,
      customer: customer && { id: customer.id, email: customer.record.email },
      language: languageNamed(input.language ?? customer?.record.language),
      idempotencyKey: input.idempotency_key,
    });
    return sent(translate(THANKS), payment);
  },
);

/** The same for browsers without scripts: accepts a plain form post and responds with a redirect. */
export const formPostRoute = rawRoute(
  'POST',
  `${FORM_POST_PATH}/{id}`,
  async ({ request, payload, pathParameters }) => {
    await countUses([RATE_LIMITS.formSubmissions, clientAddress(request)]);
    return formPost(payload, request, Number(pathParameters.id));
  },
);

/** Uploads a form's file before the form itself, in a separate request. */
export const uploadFormFileRoute = rawRoute(
  'POST',
  `${FORM_UPLOAD_PATH}/{id}`,
  async ({ request, payload, pathParameters }) => {
    const upload = await receiveUpload(payload, request, Number(pathParameters.id));
    return privateJson(formUploadSchema.parse({ upload }));
  },
  UPLOAD_BODY_BYTES,
);
