import { CONTENT_LANGUAGE } from '@/lib/i18n/content-language';
import type { Translator } from '@/lib/i18n/translate';
import { standardSession } from '@/lib/shared/standard-session';

/**
 * A session's name, translated if it is only its kind and a number ('Qualifying', 'Race 2'). Any other name is the office's own, and stays:
 * 'Three Hour', 'Gates open'.
 */
export function sessionName(name: string, t: Translator): string {
  const standard = standardSession(name);
  if (standard === null) return name;
  const { kind, number } = standard;
  return number === ''
    ? t(`session.name.${kind}`)
    : t(`session.numbered.${kind}`, { number: Number(number) });
}

/** The `lang` of that name: the content's if it is the office's own; undefined if it is translated. */
export const sessionNameLanguage = (name: string): string | undefined =>
  standardSession(name) === null ? CONTENT_LANGUAGE : undefined;

/** A session's name with its category, for headings and titles: 'GT Championship Race 2'. */
export const fullSessionName = (
  {
    category,
    session_name: name,
  }: { readonly category: { readonly name: string } | null; readonly session_name: string },
  t: Translator,
): string => [category?.name ?? '', sessionName(name, t)].filter((part) => part !== '').join(' ');
