import type { Notice } from '@/lib/contract/entities/navigation';
import type { Language } from '@/lib/contract/languages';
import { CONTENT_LANGUAGE } from '@/lib/i18n/content-language';
import type { Translator } from '@/lib/i18n/translate';
import type { ShownNotice } from './notice';
import { langOf, menuName } from './site-menus';

const instant = (moment: string | null) => (moment === null ? null : new Date(moment).getTime());

/** The notice in the visitor's language; null if there is none or it has expired. @param now epoch milliseconds */
export function shownNotice(
  notice: Notice | null,
  language: Language,
  now: number,
  t: Translator,
): ShownNotice | null {
  if (notice === null) return null;
  const { id, kind, text, texts, link, dismissible } = notice;
  const [from, until] = [instant(notice.from), instant(notice.until)];
  if (until !== null && until <= now) return null;
  const name = link === null ? '' : menuName(link, language, t);
  const translated = texts[language];
  return {
    id,
    kind,
    text: translated ?? text,
    lang: translated === undefined ? CONTENT_LANGUAGE : undefined,
    link: link === null || name === '' ? null : { name, lang: langOf(link, language), href: link.href },
    from,
    until,
    dismissible,
  };
}
