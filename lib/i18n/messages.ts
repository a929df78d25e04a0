import type { Language } from '@/lib/contract/languages';
import type { Messages } from './translate';

type MessageFile = { readonly default: Messages };

/** One file per language, loaded when first needed (spec point 7). */
const FILES: Readonly<Record<Language, () => Promise<MessageFile>>> = {
  en: () => import('@/locales/en.json'),
  ar: () => import('@/locales/ar.json'),
  de: () => import('@/locales/de.json'),
  es: () => import('@/locales/es.json'),
  fr: () => import('@/locales/fr.json'),
  id: () => import('@/locales/id.json'),
  it: () => import('@/locales/it.json'),
  ja: () => import('@/locales/ja.json'),
  ka: () => import('@/locales/ka.json'),
  ko: () => import('@/locales/ko.json'),
  pl: () => import('@/locales/pl.json'),
  'pt-BR': () => import('@/locales/pt-BR.json'),
  ru: () => import('@/locales/ru.json'),
  tr: () => import('@/locales/tr.json'),
  uk: () => import('@/locales/uk.json'),
  uz: () => import('@/locales/uz.json'),
  vi: () => import('@/locales/vi.json'),
  'zh-CN': () => import('@/locales/zh-CN.json'),
};

const loaded = new Map<Language, Promise<Messages>>();

/** The texts of a language. */
export function loadMessages(lang: Language): Promise<Messages> {
  const known = loaded.get(lang);
  if (known) return known;
  const messages = FILES[lang]().then((module) => module.default);
  loaded.set(lang, messages);
  return messages;
}
