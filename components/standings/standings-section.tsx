import { SectionHeader } from '@/components/ui/section-header';
import { ViewAllLink } from '@/components/ui/view-all-link';
import { STANDINGS_ADDRESS } from '@/lib/season/addresses';
import type { ChampionshipSummary } from '@/lib/contract/entities/standings';
import type { Language } from '@/lib/contract/languages';
import type { Translator } from '@/lib/i18n/translate';
import { StandingsTops } from './standings-top';

type StandingsSectionProps = {
  readonly championships: readonly ChampionshipSummary[];
  /** URL name of the round after which they stand; '' for now. */
  readonly after?: string;
  /** The most places shown of each. */
  readonly lines?: number;
  readonly language: Language;
  readonly t: Translator;
};

/** A section of a page with the top places of some tables; nothing if there are none. */
export function StandingsSection({ championships, t, ...rest }: StandingsSectionProps) {
  if (championships.length === 0) return null;
  return (
    <section>
      <SectionHeader
        heading={t('standings.title')}
        aside={<ViewAllLink href={STANDINGS_ADDRESS}>{t('standings.all')}</ViewAllLink>}
      />
      <StandingsTops championships={championships} level={3} t={t} {...rest} />
    </section>
  );
}
