import { CategoryName } from '@/components/racing/category-name';
import type { RoundStage } from '@/components/racing/current-round';
import { RoundMomentMark } from '@/components/racing/round-moment';
import { roundNumberText } from '@/components/racing/round-title';
import { RoundStatusMark } from '@/components/racing/session-status';
import { VenueName } from '@/components/racing/venue-name';
import { Facts } from '@/components/ui/facts';
import { SmartLink } from '@/components/ui/smart-link';
import { roundAddress, roundResultsAddress } from '@/lib/season/addresses';
import type { CategoryRef, RoundSummary } from '@/lib/contract/entities/racing';
import type { Translator } from '@/lib/i18n/translate';

/** The round that a page is about, and its current stage. */
export type ShownRound = {
  readonly round: RoundSummary;
  /** Its number in its series' season; undefined for a round outside a series. */
  readonly number: number | undefined;
  readonly dateRange: string;
  readonly stage: RoundStage;
  /** When its week begins, ISO 8601; null unless the round is ahead. */
  readonly weekStart: string | null;
  /** The time of the page's rendering, in epoch milliseconds. */
  readonly renderedAt: number;
};

type CurrentRoundLineProps = {
  readonly shown: ShownRound;
  /** The only one shown; null for all. */
  readonly category?: CategoryRef | null;
  readonly t: Translator;
};

/** When and where the round is, links to its page and, once it is over, to its results, and the stage of the season. */
export function CurrentRoundLine({ shown, category = null, t }: CurrentRoundLineProps) {
  const { round, number, dateRange, stage, weekStart, renderedAt } = shown;
  const isOver = stage === 'finished' || stage === 'season-over';
  return (
    <p className="numeric mt-3 mb-6 flex flex-wrap items-center gap-x-4 gap-y-1">
      <span>
        <Facts
          facts={[
            roundNumberText(round.name, number, t),
            dateRange,
            round.venue ? <VenueName key="venue" venue={round.venue} /> : null,
          ]}
        />
      </span>
      <SmartLink href={roundAddress(round.url)} className="text-link" data-print="hide">
        {t('round.details')}
      </SmartLink>
      {category === null ? null : (
        <span data-print="hide">
          <CategoryName category={category} className="text-link" />
        </span>
      )}
      {isOver && round.resultsCount > 0 ? (
        <SmartLink href={roundResultsAddress(round.url)} className="text-link" data-print="hide">
          {t('round.results')}
        </SmartLink>
      ) : null}
      <RoundMomentMark round={round} stage={stage} weekStart={weekStart} renderedAt={renderedAt} t={t} />
      <RoundStatusMark status={round.round_status} t={t} />
    </p>
  );
}
