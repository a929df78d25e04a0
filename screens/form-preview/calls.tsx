'use server';

import type { ShownForm, TypedForm } from '@/components/preview/form-preview.client';
import { FormView } from '@/components/form-block/form-view';
import { readError, readValue } from '@/lib/api/answer';
import { ContentUnavailableError, type ApiError } from '@/lib/api/errors';
import { SERVER_DEADLINE_MS } from '@/lib/api/limits';
import { err, type Result } from '@/lib/api/result';
import { env } from '@/lib/config/env';
import { getInitialData } from '@/lib/content/load';
import { FORM_PREVIEW_SCREEN } from '@/lib/contract/paths';
import {
  FORM_PREVIEW_PATH,
  FORM_TEST_PATH,
  formPreviewSchema,
  formTestSchema,
  type FormTest,
} from '@/lib/contract/preview';
import { asLanguage } from '@/lib/i18n/language';
import { getTranslator } from '@/lib/i18n/translator';
import { currentPreview, previewHeaders } from '@/lib/preview/current';
import { jsonOf } from '@/lib/shared/text/json-of';

const ENDED: ApiError = { kind: 'unauthorised', textCode: null, message: '' };

/** Calls the content server on behalf of the editor whose preview this is; the server checks their token. */
async function callApi(path: string, body: object): Promise<Result<unknown, ApiError>> {
  const preview = await currentPreview();
  if (preview === null) return err(ENDED);
  const response = await fetch(`${env().contentApiUrl}${path}`, {
    method: 'POST',
    headers: { ...previewHeaders(preview), 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    cache: 'no-store',
    signal: AbortSignal.timeout(SERVER_DEADLINE_MS),
  }).catch((error: unknown) => {
    throw new ContentUnavailableError({ kind: 'network', reason: String(error) });
  });
  const { status, headers } = response;
  const text = await response.text();
  if (!response.ok) return err(readError({ status, headers, body: text }));
  return { ok: true, value: jsonOf(text) };
}

/**
 * A form in its builder's current state, rendered as visitors would see it. The content server identifies the form from the editor's
 * token.
 * @returns null if the preview has ended
 */
export async function renderForm(lang: string, values: TypedForm): Promise<ShownForm | null> {
  const language = asLanguage(lang);
  const result = await callApi(FORM_PREVIEW_PATH, { values });
  if (!result.ok && result.error.kind === 'unauthorised') return null;
  if (!result.ok) throw new ContentUnavailableError(result.error);
  const { item, notes } = formPreviewSchema.parse(result.value);
  const [t, { domain }] = await Promise.all([getTranslator(language), getInitialData()]);
  const view = (
    <FormView
      form={item}
      isPostable={false}
      address={`${env().siteUrl}/${FORM_PREVIEW_SCREEN}`}
      language={language}
      paymentMode={domain.payment_mode}
      isTest
      headingLevel={2}
      t={t}
    />
  );
  return { view, notes, version: JSON.stringify(item) };
}

/** Sends such a form as a test. */
export async function sendFormTest(
  lang: string,
  values: TypedForm,
  answers: object,
): Promise<Result<FormTest, ApiError>> {
  const result = await callApi(FORM_TEST_PATH, { values, answers, language: asLanguage(lang) });
  return result.ok ? readValue(formTestSchema, result.value) : result;
}
