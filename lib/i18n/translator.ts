import 'server-only';
import { INITIAL_LANGUAGE } from '@/lib/contract/languages';
import type { Language } from '@/lib/contract/languages';
import { createI18n } from './instance';
import { LATER_AREAS } from './later-areas';
import { loadMessages } from './messages';
import type { Messages, Translator } from './translate';

export type { Translator };

const translators = new Map<Language, Promise<Translator>>();

/** The translator of a language for server components; one i18next instance per language and process. */
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

const isIn = (areas: readonly string[], key: string) =>
  areas.some((area) => key === area || key.startsWith(`${area}.`));

async function messagesOf(lang: Language, isWanted: (key: string) => boolean): Promise<Messages> {
  const [messages, english] = await Promise.all([loadMessages(lang), loadMessages(INITIAL_LANGUAGE)]);
  return Object.fromEntries(Object.entries({ ...english, ...messages }).filter(([key]) => isWanted(key)));
}

/**
 * The texts that client islands need, for I18nProvider: those whose key starts with one of `areas`, or is one of them, without texts that
 * load on demand unless `areas` names them. A page sends only these, so no visitor downloads a locale file.
 */
export const getIslandMessages = (
  lang: Language,
  areas: readonly string[] = ['islands'],
): Promise<Messages> => {
  const later = LATER_AREAS.filter((area) => !areas.includes(area));
  return messagesOf(lang, (key) => isIn(areas, key) && !isIn(later, key));
};

/** The texts of islands that load on demand. */
export const getLaterMessages = (lang: Language): Promise<Messages> =>
  messagesOf(lang, (key) => isIn(LATER_AREAS, key));
