import type { Translator } from '@/lib/i18n/translate';
import { sessionName, sessionNameLanguage } from '@/lib/season/session-name';

/** A session's name in the reader's language, or as the office wrote it, in the language of the content. */
export function SessionName({ name, t }: { readonly name: string; readonly t: Translator }) {
  const language = sessionNameLanguage(name);
  const shown = sessionName(name, t);
  return language === undefined ? shown : <span lang={language}>{shown}</span>;
}
