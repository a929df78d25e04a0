import { INITIAL_LANGUAGE } from '@/lib/contract/languages';
import type { Language } from '@/lib/contract/languages';
import type { Messages } from './translate';

type MessageFile = { readonly default: Messages };

/** One file a language, loaded when it is first asked for (spec point 7). A language without a file yet reads English. */
const FILES: Partial<Record<Language, () => Promise<MessageFile>>> = {
  en: () => import('@/locales/en.json'),
};

const loaded = new Map<Language, Promise<Messages>>();

/** The texts of a language. */
export function loadMessages(lang: Language): Promise<Messages> {
  const known = loaded.get(lang);
  if (known) return known;
  const file = FILES[lang] ?? FILES[INITIAL_LANGUAGE];
  if (!file) throw new Error('locales/en.json is not registered');
  const messages = file().then((module) => module.default);
  loaded.set(lang, messages);
  return messages;
}
