import { StandingsTops } from '@/components/standings/standings-top';
import { Fold } from '@/components/ui/fold';
import { ViewAllLink } from '@/components/ui/view-all-link';
import { STANDINGS_ADDRESS } from '@/lib/season/addresses';
import type { Language } from '@/lib/contract/languages';
import type { Translator } from '@/lib/i18n/translate';
import type { RoundPage } from './load';

/** How many places of each championship are shown: a round has up to 25 championships. */
const LINES = 3;

type RoundStandingsProps = {
  readonly data: RoundPage;
  readonly language: Language;
  readonly t: Translator;
};

/** The championships of its categories: after the round or, if it hasn't scored, the current ones. */
export function RoundStandings({ data: { round, standings }, language, t }: RoundStandingsProps) {
  const { championships, areAfterRound } = standings;
  if (championships.length === 0) return null;
  return (
    <Fold heading={t('standings.title')}>
      <p className="mb-4">
        <ViewAllLink href={STANDINGS_ADDRESS}>{t('standings.all')}</ViewAllLink>
      </p>
      <StandingsTops
        championships={championships}
        after={areAfterRound ? round.url : ''}
        asOf={areAfterRound ? round.end_date : null}
        lines={LINES}
        level={3}
        language={language}
        t={t}
      />
    </Fold>
  );
}
