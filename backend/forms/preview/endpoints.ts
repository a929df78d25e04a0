import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { CHAMPIONSHIP_TIME_ZONE } from '../../../lib/contract/time-zone.ts';
import {
  FORM_PREVIEW_PATH,
  FORM_TEST_PATH,
  formPreviewInputSchema,
  formPreviewSchema,
  formTestInputSchema,
} from '../../../lib/contract/preview.ts';
import { textIn } from '../../../lib/shared/record.ts';
import { roleOf } from '../../cms/access/roles.ts';
import { claimsOf } from '../../cms/preview/claims-of.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { createContentContext } from '../../content/context.ts';
import { contentNow } from '../../kernel/clock.ts';
import { badInput, Failure, missing, unauthorized } from '../../kernel/failure.ts';
import { failureAnswer, privateJson } from '../../kernel/http/answer.ts';
import { logFault } from '../../kernel/log/log-fault.ts';
import { languageNamed } from '../../kernel/messages/language.ts';
import type { Form, User } from '../../payload-types.ts';
import { formEntity } from '../form.ts';
import { placesLeft } from '../places.ts';
import { sendTest } from './send-test.ts';
import { typedForm } from './typed-form.ts';

const API = '/api';
const ENDED = 'The preview has ended. Reload the form.';

/** The editor and form of a preview request. @throws Failure 401 without an editor's token for a form, 404 */
async function previewOf({ headers, payload }: PayloadRequest): Promise<{ saved: Form; account: User }> {
  const claims = claimsOf(headers);
  if (claims?.kind !== 'editor' || claims.account === undefined) throw unauthorized(ENDED);
  const account = await findOne(payload, 'users', { id: { equals: claims.account } });
  const role = roleOf(account);
  if (account === null || (role !== 'admin' && role !== 'editor')) throw unauthorized(ENDED);
  const saved = await findOne(payload, 'forms', { id: { equals: claims.page } }, 'all');
  if (saved === null) throw missing('form');
  return { saved, account };
}

const timeOf = (moment: string): string =>
  new Date(moment).toLocaleString('en-NZ', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: CHAMPIONSHIP_TIME_ZONE,
  });

/** Reasons why visitors can't fill in a form that its preview shows nevertheless. */
function notesOn(form: Form, left: number | null): string[] {
  const now = contentNow().getTime();
  const {
    opens_at: opens,
    closes_at: closes,
    must_be_logged_on: isForMembers,
    use_captcha: isProtected,
  } = form;
  return [
    'Sending this form from here is a test.',
    ...(opens && Date.parse(opens) > now ? [`Visitors see when it opens instead: ${timeOf(opens)}.`] : []),
    ...(closes && Date.parse(closes) <= now ? [`Visitors see that it closed on ${timeOf(closes)}.`] : []),
    ...(left === 0 ? ['Visitors see that all places are taken.'] : []),
    ...(isForMembers ? ['Visitors must sign in to see it.'] : []),
    ...(isProtected ? ['Spam protection is off here.'] : []),
  ];
}

const answered =
  (act: (req: PayloadRequest) => Promise<object>): Endpoint['handler'] =>
  async (req) => {
    try {
      await addDataAndFileToRequest(req);
      return privateJson(await act(req));
    } catch (error) {
      if (!(error instanceof Failure)) logFault('POST', req.pathname, error);
      return failureAnswer(error, languageNamed(textIn(req.data, 'language')));
    }
  };

/**
 * POST /api/preview/form and …/test: a form from its builder, for the site to show, and a test submission of it (lib/contract/preview).
 * With the token of an editor's preview of that form.
 */
export const formPreviewEndpoints: Endpoint[] = [
  {
    path: FORM_PREVIEW_PATH.slice(API.length),
    method: 'post',
    handler: answered(async (req) => {
      const { saved } = await previewOf(req);
      const input = formPreviewInputSchema.safeParse(req.data);
      if (!input.success) throw badInput('Send the values of the form.');
      const form = typedForm(saved, input.data.values);
      const item = await formEntity(form, createContentContext(req.payload));
      const isClean = { must_be_logged_on: false, use_captcha: false };
      const notes = notesOn(form, await placesLeft(req.payload, form));
      return formPreviewSchema.parse({ item: { ...item, ...isClean }, notes });
    }),
  },
  {
    path: FORM_TEST_PATH.slice(API.length),
    method: 'post',
    handler: answered(async (req) => {
      const { saved, account } = await previewOf(req);
      const input = formTestInputSchema.safeParse(req.data);
      if (!input.success) throw badInput('Send the values of the form, the answers and a language.');
      const { values, answers, language } = input.data;
      return sendTest(req.payload, {
        form: typedForm(saved, values),
        answers,
        language: languageNamed(language),
        account,
      });
    }),
  },
];
