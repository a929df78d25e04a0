import { Badge } from '@/components/ui/badge';
import { MomentText } from '@/components/ui/moment-text.client';
import type { RoundSummary } from '@/lib/contract/entities/racing';
import type { Translator } from '@/lib/i18n/translate';
import type { RoundStage } from './current-round';
import { RoundCountdown } from './round-countdown.client';

type RoundMomentProps = {
  readonly stage: RoundStage;
  /** When its week begins, ISO 8601; null unless the round is ahead. */
  readonly weekStart: string | null;
  /** The time of the server's rendering, in epoch milliseconds. */
  readonly renderedAt: number;
  /** The text for the time before its week; '' for the usual one. */
  readonly heading?: string;
  readonly t: Translator;
};

/** The stage of the season at a round, in words. */
export function RoundMoment({ stage, weekStart, renderedAt, heading = '', t }: RoundMomentProps) {
  switch (stage) {
    case 'season-over':
      return t('round.seasonOver');
    case 'finished':
      return t('round.past');
    case 'on':
      return t('raceDay.title');
    case 'next': {
      const before = heading || t('round.next');
      return weekStart === null ? (
        before
      ) : (
        <MomentText at={weekStart} before={before} after={t('round.raceWeek')} renderedAt={renderedAt} />
      );
    }
  }
}

type RoundMomentMarkProps = Omit<RoundMomentProps, 'heading'> & {
  readonly round: Pick<RoundSummary, 'start_date' | 'end_date'>;
};

/** The same as a badge beside the round's name, with the days until it. */
export function RoundMomentMark({ round, stage, weekStart, renderedAt, t }: RoundMomentMarkProps) {
  const isAhead = stage === 'next';
  return (
    <span data-print="hide">
      <Badge tone={isAhead || stage === 'on' ? 'brand' : 'neutral'}>
        <RoundMoment stage={stage} weekStart={weekStart} renderedAt={renderedAt} t={t} />
        {isAhead ? (
          <span className="moment numeric">
            {' · '}
            <RoundCountdown start={round.start_date} end={round.end_date} renderedAt={renderedAt} />
          </span>
        ) : null}
      </Badge>
    </span>
  );
}
