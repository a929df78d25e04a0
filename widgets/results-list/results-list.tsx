import { RaceDayPanel } from '@/components/race-day/race-day-panel';
import { Podiums } from '@/components/racing/podiums';
import { RoundName } from '@/components/racing/round-name';
import { SessionTimetable } from '@/components/racing/session-timetable';
import { VenueName } from '@/components/racing/venue-name';
import { Share } from '@/components/share/share';
import { SpoilerSwitch } from '@/components/spoilers/spoiler-switch';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ChipNav } from '@/components/ui/chip-nav';
import { Facts } from '@/components/ui/facts';
import { Heading } from '@/components/ui/heading';
import { SectionHeader } from '@/components/ui/section-header';
import { TextAroundName } from '@/components/ui/text-around-name';
import { ViewAllLink } from '@/components/ui/view-all-link';
import { RESULTS_ADDRESS, roundAddress, roundResultsAddress } from '@/lib/season/addresses';
import { resultsListBlock } from '@/lib/contract/blocks/site';
import { defineWidget, type WidgetViewProps } from '../define-widget';
import { resultsFacts, loadResultsList, type RoundResults } from './load';

/** The winners of a round, then its sessions by day, with links to the other rounds; above them the current sessions during a round. */
export function ResultsListView({
  settings,
  data,
  context,
}: WidgetViewProps<typeof resultsListBlock, RoundResults>) {
  const { t, isFirst, path, language } = context;
  const { live, round, numberText, dateRange, podiums, drivers, days, initialDay, rounds } = data;
  const level = isFirst ? 2 : 3;
  const names = path.item_url !== '';
  const heading = settings.heading || t('results.title');
  return (
    <div>
      {names && round ? (
        <Breadcrumb
          t={t}
          className="mb-5"
          trail={[
            { name: t('results.title'), address: RESULTS_ADDRESS },
            { name: round.name, address: roundResultsAddress(round.url) },
          ]}
        />
      ) : null}
      <SectionHeader
        heading={
          names && round ? <TextAroundName t={t} text="results.of" slot="round" name={round.name} /> : heading
        }
        isContent={!(names && round) && settings.heading !== ''}
        level={isFirst ? 1 : 2}
        subheading={
          round ? (
            <Facts
              facts={[
                names ? null : <RoundName key="round" round={round} className="team-link" />,
                numberText,
                dateRange,
                round.venue ? <VenueName key="venue" venue={round.venue} /> : null,
              ]}
            />
          ) : null
        }
        aside={round ? <ViewAllLink href={roundAddress(round.url)}>{t('round.details')}</ViewAllLink> : null}
      />
      {live ? (
        <div className="results-live">
          <p className="slash eyebrow">
            {t('raceDay.title')}
            {' · '}
            <RoundName round={live.round} className="text-link" />
          </p>
          <RaceDayPanel hours={live.hours} language={language} t={t} />
        </div>
      ) : null}
      {rounds.length > 1 ? (
        <ChipNav
          prefetch={false}
          label={t('results.rounds')}
          links={rounds.map(({ name, url, number }) => ({
            name: number === undefined ? name : `${t('standings.roundShort', { number })} ${name}`,
            href: roundResultsAddress(url),
            isCurrent: url === round?.url,
          }))}
        />
      ) : null}
      {podiums.length === 0 ? null : (
        <>
          <p className="mb-6">
            <SpoilerSwitch t={t} />
          </p>
          <Heading level={level} size="title" className="mb-4">
            {t('results.winners')}
          </Heading>
          <Podiums days={podiums} drivers={drivers} level={3} t={t} />
          <Heading level={level} size="title" className="mt-12 mb-4">
            {t('results.allSessions')}
          </Heading>
        </>
      )}
      {days.length === 0 ? (
        <p className="text-muted">{t('results.none')}</p>
      ) : (
        <SessionTimetable days={days} initialDay={initialDay} t={t} />
      )}
      {names && round && days.length > 0 ? (
        <Share
          address={roundResultsAddress(round.url)}
          title={t('results.of', { round: round.name })}
          t={t}
        />
      ) : null}
    </div>
  );
}

export const resultsListWidget = defineWidget({
  block: resultsListBlock,
  load: loadResultsList,
  View: ResultsListView,
  facts: resultsFacts,
});
