import { HeroPicture } from '@/components/media/hero-picture';
import { RaceDayPanel } from '@/components/race-day/race-day-panel';
import { RoundMoment } from '@/components/racing/round-moment';
import { RoundCountdown } from '@/components/racing/round-countdown.client';
import { RoundName } from '@/components/racing/round-name';
import { roundNumberText } from '@/components/racing/round-title';
import { RoundWhenWhere } from '@/components/racing/round-when-where';
import { Heading } from '@/components/ui/heading';
import { StaticPart } from '@/components/ui/static-part';
import { nextRoundBannerBlock } from '@/lib/contract/blocks/site';
import { defineWidget, type WidgetViewProps } from '../define-widget';
import { loadNextRound, type BannerRound } from './load';
import { RoundButtons, SeasonButtons } from './round-buttons';

/**
 * The current stage of the season: before a round, its dates, place, countdown and ticket link; during it, the current and next sessions
 * instead of the countdown; after the last one, that the season is over. Nothing without rounds. Below the page's opening it is a strip,
 * unless the round is on.
 */
export function NextRoundBannerView({
  settings,
  data,
  context,
}: WidgetViewProps<typeof nextRoundBannerBlock, BannerRound | null>) {
  if (!data) return null;
  const { round, number, dateRange, isOn, weekStart, hours, isOver } = data;
  const { t, now, isFirst, language } = context;
  const isStrip = !isFirst && hours === null;
  const image = isStrip ? null : (round.images?.background ?? round.images?.banner ?? null);
  const numberText = roundNumberText(round.name, number, t);
  return (
    <div className="bleed round-banner scheme-dark" data-strip={isStrip ? '' : undefined}>
      {image ? (
        <StaticPart className="block-backdrop round-banner-picture" aria-hidden="true">
          <HeroPicture image={image} wide="16x9" upright="4x3" sizes="62vw" alt="" priority={isFirst} />
        </StaticPart>
      ) : null}
      <div className="container-site round-banner-body">
        <div className="round-banner-words">
          <p className="slash eyebrow text-ink">
            <RoundMoment
              stage={isOver ? 'season-over' : isOn ? 'on' : 'next'}
              weekStart={weekStart}
              renderedAt={now.getTime()}
              heading={settings.heading}
              t={t}
            />
            {numberText === '' ? null : ` · ${numberText}`}
          </p>
          <Heading level={isFirst ? 1 : 2} className="mt-3" isContent>
            <RoundName round={round} className="hover:text-brand-ink" />
          </Heading>
          <RoundWhenWhere round={round} dateRange={dateRange} className="mt-3" />
        </div>
        {hours ? (
          <RaceDayPanel hours={hours} language={language} t={t} />
        ) : settings.show_countdown && !isOver ? (
          <p className="moment round-countdown display numeric">
            <RoundCountdown start={round.start_date} end={round.end_date} renderedAt={now.getTime()} />
          </p>
        ) : null}
        {isOver ? (
          <SeasonButtons data={data} t={t} />
        ) : (
          <RoundButtons round={round} context={context} isShort={isStrip} />
        )}
      </div>
    </div>
  );
}

export const nextRoundBannerWidget = defineWidget({
  block: nextRoundBannerBlock,
  load: loadNextRound,
  View: NextRoundBannerView,
});
