import { isSuccess, readError, readValue } from '@/lib/api/answer';
import { createBrowserApi } from '@/lib/session/browser-api';
import type { ApiError } from '@/lib/api/errors';
import { progressFetch } from '@/lib/api/progress-fetch';
import { err, ok, type Result } from '@/lib/api/result';
import { pageHasExtension } from '@/lib/content/extensions-mark';
import { FORM_UPLOAD_PATH, formUploadSchema } from '@/lib/contract/endpoints/forms';
import { API_BASE_PATH } from '@/lib/contract/paths';
import { jsonOf } from '@/lib/shared/text/json-of';
import type { Answers } from './answers';

/** Upload progress: which file of how many, and the share of it that was sent, from 0 to 1. */
export type Upload = {
  readonly name: string;
  readonly number: number;
  readonly count: number;
  readonly share: number;
};

/** Why a file was rejected. */
export type FileFailure = { readonly field: string; readonly error: ApiError };

type SentFile = { readonly name: string } & ({ readonly upload: string } | { readonly content: string });
/** A form's values in the contract's format. */
export type SentAnswers = Record<string, string | number | boolean | SentFile[]>;

/** An upload without progress is aborted; this limits a very slow one. */
const UPLOAD_TIMEOUT_MS = 10 * 60_000;
/** An uploaded file is reused for this long if the form is submitted again; the server stores it longer. */
const REUSE_MS = 60 * 60_000;

const uploads = new WeakMap<File, { readonly upload: string; readonly at: number }>();

/** Reads a file as a data URI. @throws the reader's error if the file has become unavailable */
function dataUriOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () =>
      reject(reader.error ?? new Error('The file could not be read. It may have been moved or deleted.'));
    reader.readAsDataURL(file);
  });
}

async function upload(
  formId: number,
  file: File,
  onShare: (share: number) => void,
): Promise<Result<SentFile, ApiError>> {
  const { name } = file;
  // A content server with only the specification's calls accepts files inside the form.
  if (!pageHasExtension('form-uploads')) return ok({ name, content: await dataUriOf(file) });
  const known = uploads.get(file);
  if (known && Date.now() - known.at < REUSE_MS) return ok({ name, upload: known.upload });
  const body = new FormData();
  body.set('file', file, name);
  const client = createBrowserApi(progressFetch(onShare), UPLOAD_TIMEOUT_MS);
  client.markReady();
  const answer = await client.send(
    {
      path: `${API_BASE_PATH}${FORM_UPLOAD_PATH}/${String(formId)}`,
      init: { method: 'POST', headers: { accept: 'application/json' }, body },
    },
    { auth: 'public', isGraphql: false },
  );
  if (!answer.ok) return answer;
  if (!isSuccess(answer.value)) return err(readError(answer.value));
  const uploaded = readValue(formUploadSchema, jsonOf(answer.value.body));
  if (!uploaded.ok) return uploaded;
  uploads.set(file, { upload: uploaded.value.upload, at: Date.now() });
  return ok({ name, upload: uploaded.value.upload });
}

const isFiles = (value: Answers[string]): value is File[] => Array.isArray(value);

/**
 * Uploads the files of a form, one after the other.
 * @param onProgress receives the current file and its progress
 * @returns the values with the server's id for each file, or the first rejected file
 */
export async function sendFiles(
  formId: number,
  answers: Answers,
  onProgress: (upload: Upload) => void,
): Promise<Result<SentAnswers, FileFailure>> {
  const count = Object.values(answers).flatMap((value) => (isFiles(value) ? value : [])).length;
  const sent: SentAnswers = {};
  let number = 0;
  for (const [field, value] of Object.entries(answers)) {
    if (!isFiles(value)) {
      sent[field] = value;
      continue;
    }
    const files: SentFile[] = [];
    for (const file of value) {
      number += 1;
      const place = { name: file.name, number, count };
      onProgress({ ...place, share: 0 });
      const uploaded = await upload(formId, file, (share) => onProgress({ ...place, share }));
      if (!uploaded.ok) return err({ field, error: uploaded.error });
      files.push(uploaded.value);
    }
    sent[field] = files;
  }
  return ok(sent);
}

/** Forgets the uploads of some fields, because the server rejected them; the next submission sends them again. */
export function forgetUploads(answers: Answers, fields: readonly string[]): void {
  for (const field of fields) {
    const value = answers[field];
    if (value !== undefined && isFiles(value)) for (const file of value) uploads.delete(file);
  }
}
