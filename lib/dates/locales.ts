import type { Locale } from 'date-fns';
import type { Language } from '@/lib/contract/languages';

/** English means New Zealand English: dates go day, month, year. */
const LOADERS: Readonly<Record<Language, () => Promise<Locale>>> = {
  en: () => import('date-fns/locale/en-NZ').then((module) => module.enNZ),
  ar: () => import('date-fns/locale/ar').then((module) => module.ar),
  de: () => import('date-fns/locale/de').then((module) => module.de),
  es: () => import('date-fns/locale/es').then((module) => module.es),
  fr: () => import('date-fns/locale/fr').then((module) => module.fr),
  id: () => import('date-fns/locale/id').then((module) => module.id),
  it: () => import('date-fns/locale/it').then((module) => module.it),
  ja: () => import('date-fns/locale/ja').then((module) => module.ja),
  ka: () => import('date-fns/locale/ka').then((module) => module.ka),
  ko: () => import('date-fns/locale/ko').then((module) => module.ko),
  pl: () => import('date-fns/locale/pl').then((module) => module.pl),
  'pt-BR': () => import('date-fns/locale/pt-BR').then((module) => module.ptBR),
  ru: () => import('date-fns/locale/ru').then((module) => module.ru),
  tr: () => import('date-fns/locale/tr').then((module) => module.tr),
  uk: () => import('date-fns/locale/uk').then((module) => module.uk),
  uz: () => import('date-fns/locale/uz').then((module) => module.uz),
  vi: () => import('date-fns/locale/vi').then((module) => module.vi),
  'zh-CN': () => import('date-fns/locale/zh-CN').then((module) => module.zhCN),
};

/** The date names of a language, loaded when first needed. */
export function loadDateLocale(lang: Language): Promise<Locale> {
  return LOADERS[lang]();
}
