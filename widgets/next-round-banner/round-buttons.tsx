import { ButtonLink } from '@/components/ui/button';
import { editorAddress } from '@/lib/contract/link-address';
import { roundAddress, roundResultsAddress, STANDINGS_ADDRESS } from '@/lib/season/addresses';
import type { RoundSummary } from '@/lib/contract/entities/racing';
import type { Translator } from '@/lib/i18n/translate';
import { ticketsAddress, ticketsText } from '@/lib/season/tickets';
import type { WidgetContext } from '../define-widget';
import type { BannerRound } from './load';
import { UntilEnd } from '@/components/racing/until-end.client';

type RoundButtonsProps = {
  readonly round: RoundSummary;
  readonly context: WidgetContext;
  /** Without the broadcast. */
  readonly isShort: boolean;
};

/** The banner's buttons: tickets while they are on sale, the round, the broadcast. */
export function RoundButtons({ round, context, isShort }: RoundButtonsProps) {
  const { t, now } = context;
  const tickets = ticketsAddress(round, now);
  const broadcast = editorAddress(round.broadcast_link);
  return (
    <div className="round-banner-buttons">
      {tickets === null ? null : (
        <UntilEnd end={round.end_date} renderedAt={now.getTime()}>
          <ButtonLink href={tickets} icon="ticket" colour={round.tickets_sold_out ? 'plain' : 'brand'}>
            {t(ticketsText(round))}
          </ButtonLink>
        </UntilEnd>
      )}
      <ButtonLink href={roundAddress(round.url)} colour="white" icon="arrow-right">
        {t('round.details')}
      </ButtonLink>
      {broadcast === null || isShort ? null : (
        <ButtonLink href={broadcast} colour="plain" icon="play">
          {t('round.watch')}
        </ButtonLink>
      )}
    </div>
  );
}

/** The banner's buttons between seasons: how the last one ended. */
export function SeasonButtons({
  data: { round, hasStandings },
  t,
}: {
  readonly data: BannerRound;
  readonly t: Translator;
}) {
  return (
    <div className="round-banner-buttons">
      {hasStandings ? (
        <ButtonLink href={STANDINGS_ADDRESS} icon="trophy">
          {t('standings.title')}
        </ButtonLink>
      ) : null}
      {round.resultsCount > 0 ? (
        <ButtonLink href={roundResultsAddress(round.url)} colour="white" icon="arrow-right">
          {t('round.results')}
        </ButtonLink>
      ) : null}
    </div>
  );
}
