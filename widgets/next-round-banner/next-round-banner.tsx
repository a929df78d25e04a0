import { HeroPicture } from '@/components/media/hero-picture';
import { RaceDayPanel } from '@/components/race-day/race-day-panel';
import { RoundWhenWhere } from '@/components/racing/round-when-where';
import { Heading } from '@/components/ui/heading';
import { nextRoundBannerBlock } from '@/lib/contract/blocks/site';
import { defineWidget, type WidgetViewProps } from '../define-widget';
import { loadNextRound, type NextRound } from './load';
import { RoundButtons } from './round-buttons';
import { RoundCountdown } from './round-countdown.client';

/**
 * The next round with its day, its place, the days until it and the way to its tickets. While it is on, what is on now and next instead of the
 * days. Nothing after the season.
 */
export function NextRoundBannerView({
  settings,
  data,
  context,
}: WidgetViewProps<typeof nextRoundBannerBlock, NextRound | null>) {
  if (!data) return null;
  const { round, dateRange, hours } = data;
  const { t, now, isFirst, language } = context;
  const image = round.images?.background ?? round.images?.banner ?? null;
  return (
    <div className="bleed round-banner scheme-dark">
      {image ? (
        <div className="block-backdrop round-banner-picture" aria-hidden="true">
          <HeroPicture image={image} wide="16x9" upright="4x3" sizes="62vw" alt="" priority={isFirst} />
        </div>
      ) : null}
      <div className="container-site round-banner-body">
        <div className="min-w-0">
          <p className="slash eyebrow text-ink">
            {hours ? t('raceDay.title') : settings.heading || t('round.next')}
          </p>
          <Heading level={isFirst ? 1 : 2} className="mt-3">
            {round.name}
          </Heading>
          <RoundWhenWhere round={round} dateRange={dateRange} className="mt-4 mb-6" />
          <RoundButtons round={round} context={context} />
        </div>
        {hours ? (
          <RaceDayPanel hours={hours} language={language} t={t} />
        ) : settings.show_countdown ? (
          <p className="round-countdown display numeric">
            <RoundCountdown start={round.start_date} end={round.end_date} renderedAt={now.getTime()} />
          </p>
        ) : null}
      </div>
    </div>
  );
}

export const nextRoundBannerWidget = defineWidget({
  block: nextRoundBannerBlock,
  load: loadNextRound,
  View: NextRoundBannerView,
});
