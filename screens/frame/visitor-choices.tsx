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
  /** The share of pages whose speed is measured, if the visitor agrees. */
  readonly speedShare: number;
  readonly language: Language;
  readonly t: Translator;
};

/** The visitor's settings in the footer: language, colours and, if applicable, consent. */
export function VisitorChoices({ domain, speedShare, language, t }: VisitorChoicesProps) {
  const labels = {
    system: t('appearance.system'),
    light: t('appearance.light'),
    dark: t('appearance.dark'),
  };
  const hasConsent = hasTrackers(trackersOf(domain)) || speedShare > 0;
  return (
    <>
      <LanguageButton language={language} t={t} />
      <ColourChoice legend={t('appearance.label')} labels={labels} />
      {hasConsent ? <ConsentOpener label={t('footer.privacyChoices')} /> : null}
    </>
  );
}
