import type { Broadcast } from '@/lib/contract/entities/racing';
import type { Language } from '@/lib/contract/languages';
import type { Translator } from '@/lib/i18n/translate';
import { listSeparator } from '@/lib/shared/list-separator';

/** A country's name in a language, by its ISO 3166 code. */
export function countryNames(language: Language): (code: string) => string {
  const regions = new Intl.DisplayNames(language, { type: 'region' });
  return (code) => regions.of(code) ?? code;
}

/** A broadcast's details beside its name: kind, countries, language, and whether it is free. */
export function broadcastFacts(
  { kind, countries, language, is_free: isFree }: Broadcast,
  shownIn: Language,
  t: Translator,
): string[] {
  const languages = new Intl.DisplayNames(shownIn, { type: 'language' });
  return [
    t(`watch.${kind}`),
    countries.length === 0
      ? t('watch.everywhere')
      : countries.map(countryNames(shownIn)).join(listSeparator(shownIn)),
    language === '' ? '' : (languages.of(language) ?? language),
    t(isFree ? 'watch.free' : 'watch.paid'),
  ].filter((fact) => fact !== '');
}
