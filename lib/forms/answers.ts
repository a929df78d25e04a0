import { MAX_FORM_FILES } from '@/lib/contract/limits';
import { fieldsOf } from './draft';

/** A file as the contract carries it. */
export type SentFile = { readonly name: string; readonly content: string };
export type Answers = Record<string, string | number | boolean | SentFile[]>;

/** Largest file that is sent: with base64's third it fits in the call's largest body. */
export const MAX_FILE_BYTES = 8 * 1024 * 1024;

/** Reads a file as a data URI. @throws the reader's error when the file went away meanwhile */
export function dataUriOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.readAsDataURL(file);
  });
}

/** Names of what a form carries for itself and not for the editor. */
export const HONEYPOT_NAME = 'website_address';
const OWN_NAMES: ReadonlySet<string> = new Set([HONEYPOT_NAME, 'url', 'language']);

/** What a form holds, by name, as the contract's `data` has it: ticks as booleans, files as data URIs, all else as text. */
export async function answersOf(form: HTMLFormElement): Promise<Answers> {
  const answers: Answers = {};
  for (const field of fieldsOf(form)) {
    if (OWN_NAMES.has(field.name) || field.disabled) continue;
    if (field instanceof HTMLInputElement && field.type === 'checkbox') answers[field.name] = field.checked;
    else if (field instanceof HTMLInputElement && field.type === 'file') {
      const files = [...(field.files ?? [])].slice(0, MAX_FORM_FILES);
      if (files.length > 0)
        answers[field.name] = await Promise.all(
          files.map(async (file) => ({ name: file.name, content: await dataUriOf(file) })),
        );
    } else answers[field.name] = field.value;
  }
  return answers;
}
