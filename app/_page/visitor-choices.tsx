import 'server-only';
import { ColourChoice } from '@/components/appearance/colour-choice.client';
import { LanguageButton } from '@/components/appearance/language-button';
import { ConsentOpener } from '@/components/consent/consent-opener';
import { hasTrackers, trackersOf } from '@/lib/consent/trackers';
import type { DomainSettings } from '@/lib/contract/entities/site';
import type { Language } from '@/lib/contract/languages';
import type { Translator } from '@/lib/i18n/translate';

type VisitorChoicesProps = {
  readonly domain: DomainSettings;
  readonly language: Language;
  readonly t: Translator;
};

/** The visitor's settings in the footer: language, colours, and analytics if there are any. */
export function VisitorChoices({ domain, language, t }: VisitorChoicesProps) {
  const labels = {
    system: t('appearance.system'),
    light: t('appearance.light'),
    dark: t('appearance.dark'),
  };
  return (
    <>
      <LanguageButton language={language} t={t} />
      <ColourChoice legend={t('appearance.label')} labels={labels} />
      {hasTrackers(trackersOf(domain)) ? <ConsentOpener label={t('footer.privacyChoices')} /> : null}
    </>
  );
}
