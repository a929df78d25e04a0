import { CategoryGrid } from '@/components/racing/category-grid';
import { Podiums } from '@/components/racing/podiums';
import { Timetable } from '@/components/racing/timetable';
import { SessionTimetable } from '@/components/racing/session-timetable';
import { RaceDayPanel } from '@/components/race-day/race-day-panel';
import { editMark, type EditedRecord } from '@/components/preview/edit-part';
import { StandingsSection } from '@/components/standings/standings-section';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { FaqAccordion } from '@/components/ui/faq-accordion';
import { Prose } from '@/components/ui/prose';
import { SectionHeader } from '@/components/ui/section-header';
import { StaticPart } from '@/components/ui/static-part';
import { ViewAllLink } from '@/components/ui/view-all-link';
import { env } from '@/lib/config/env';
import {
  ROUNDS_ADDRESS,
  roundAddress,
  roundResultsAddress,
  roundTimetableAddress,
} from '@/lib/content/addresses';
import { roundDetailsBlock } from '@/lib/contract/blocks/site';
import { roundJsonLd } from '@/lib/seo/event';
import { JsonLd } from '@/lib/seo/json-ld';
import { defineWidget, type WidgetViewProps } from '../define-widget';
import { roundFacts, loadRound, type RoundPage } from './load';
import { RoundBanner } from './round-banner';
import { RoundCircuit } from './round-circuit';
import { RoundEntries } from './round-entries';
import { RoundHero } from './round-hero';
import { RoundPlan } from './round-plan';
import { RoundSponsors } from './round-sponsors';

/** How much of each championship's table is shown: a round has up to 25. */
const LINES = 3;

/** A round: dates and place, categories, results, directions. Once it is over, its winners come first. */
export function RoundDetailsView({
  settings,
  data,
  context,
}: WidgetViewProps<typeof roundDetailsBlock, RoundPage>) {
  const { round, days, initialDay, timetable, standings, podiums } = data;
  // Afterwards the results list the same sessions; the timetable of one category stays at its address.
  const showsTimetable = round.sessions.length > 0 && (!data.hasEnded || timetable.chosen !== '');
  const { t, domain, language } = context;
  const after = round.results.length > 0 ? round.url : '';
  const winners =
    settings.show_results && podiums.length > 0 ? (
      <section>
        <SectionHeader
          heading={t('results.winners')}
          aside={<ViewAllLink href={roundResultsAddress(round.url)}>{t('results.all')}</ViewAllLink>}
        />
        <Podiums days={podiums} drivers={data.drivers} level={3} t={t} />
      </section>
    ) : null;
  // The timetable and the winners lead to the same timing sheets.
  const showsSessions = settings.show_results && days.length > 0 && winners === null && !showsTimetable;
  const record: EditedRecord = context.isEditing && round.id !== null ? `rounds/${round.id}` : null;
  const site = { name: domain.organisation_name || domain.name, siteUrl: env().siteUrl };
  if (data.entries !== null) {
    const entered = data.entries.flatMap(({ entries }) => entries);
    return (
      <div className="bleed">
        <JsonLd data={roundJsonLd(round, site, context.now, entered)} />
        <RoundEntries round={round} dateRange={data.dateRange} lists={data.entries} t={t} />
      </div>
    );
  }
  return (
    <div className="bleed">
      <JsonLd data={roundJsonLd(round, site, context.now)} />
      <RoundHero data={data} context={context} record={record} />
      <div className="container-site page-sections">
        <Breadcrumb
          t={t}
          trail={[
            { name: t('round.calendar'), address: ROUNDS_ADDRESS },
            { name: round.name, address: roundAddress(round.url) },
          ]}
        />
        {data.hours ? <RaceDayPanel hours={data.hours} language={language} t={t} /> : null}
        {data.hasEnded ? winners : null}
        <StaticPart className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
          <div className="min-w-0" {...editMark(record, 'content')}>
            {round.content_rendered === '' ? null : <SectionHeader heading={t('round.about')} />}
            <Prose html={round.content_rendered} />
          </div>
          <RoundPlan data={data} record={record} t={t} />
        </StaticPart>
        {!showsTimetable ? null : (
          <section id="timetable" className="timetable-section">
            <SectionHeader heading={t('round.schedule')} />
            <Timetable
              {...timetable}
              addressOf={(category) => roundTimetableAddress(round.url, category)}
              level={3}
              t={t}
            />
          </section>
        )}
        {data.hasEnded ? null : winners}
        {showsSessions ? (
          <section>
            <SectionHeader
              heading={t('round.results')}
              aside={<ViewAllLink href={roundResultsAddress(round.url)}>{t('results.all')}</ViewAllLink>}
            />
            <SessionTimetable days={days} initialDay={initialDay} t={t} />
          </section>
        ) : null}
        <StandingsSection championships={standings} after={after} lines={LINES} language={language} t={t} />
        {round.categories.length === 0 ? null : (
          <section {...editMark(record, 'categories')}>
            <SectionHeader heading={t('round.categories')} />
            <CategoryGrid categories={round.categories} level={3} />
          </section>
        )}
        {round.venue ? <RoundCircuit venue={round.venue} language={language} t={t} record={record} /> : null}
        <RoundBanner round={round} record={record} />
        {round.faqs.length === 0 ? null : (
          <section {...editMark(record, 'faqs')}>
            <SectionHeader heading={t('round.faqs')} />
            <FaqAccordion faqs={round.faqs} name={`faq-${round.url}`} />
          </section>
        )}
        <RoundSponsors sponsors={round.sponsors} t={t} record={record} />
      </div>
    </div>
  );
}

export const roundDetailsWidget = defineWidget({
  block: roundDetailsBlock,
  load: loadRound,
  View: RoundDetailsView,
  facts: roundFacts,
});
