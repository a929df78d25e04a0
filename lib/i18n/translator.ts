import 'server-only';
import { INITIAL_LANGUAGE } from '@/lib/contract/languages';
import type { Language } from '@/lib/contract/languages';
import { createI18n } from './instance';
import { loadMessages } from './messages';
import type { Messages, Translator } from './translate';

export type { Translator };

const translators = new Map<Language, Promise<Translator>>();

/** The translator of a language for server components; one i18next instance per language, kept for the process. */
export function getTranslator(lang: Language): Promise<Translator> {
  const known = translators.get(lang);
  if (known) return known;
  const made = makeTranslator(lang);
  translators.set(lang, made);
  return made;
}

async function makeTranslator(lang: Language): Promise<Translator> {
  const [messages, english] = await Promise.all([loadMessages(lang), loadMessages(INITIAL_LANGUAGE)]);
  const instance = createI18n(lang, messages, english);
  return (key, values) => instance.t(key, values ?? {});
}

/**
 * The texts that client islands need, for I18nProvider: those whose key starts with one of `areas`. A page sends only these, so no
 * visitor downloads a locale file.
 */
export async function getIslandMessages(
  lang: Language,
  areas: readonly string[] = ['islands'],
): Promise<Messages> {
  const [messages, english] = await Promise.all([loadMessages(lang), loadMessages(INITIAL_LANGUAGE)]);
  const wanted = (key: string) => areas.some((area) => key.startsWith(`${area}.`));
  return Object.fromEntries(Object.entries({ ...english, ...messages }).filter(([key]) => wanted(key)));
}
