import { Podiums } from '@/components/racing/podiums';
import { SessionTimetable } from '@/components/racing/session-timetable';
import { RaceDayPanel } from '@/components/race-day/race-day-panel';
import { editMark, type EditedRecord } from '@/components/preview/edit-part';
import { Share } from '@/components/share/share';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { FaqAccordion } from '@/components/ui/faq-accordion';
import { Fold } from '@/components/ui/fold';
import { Prose } from '@/components/ui/prose';
import { SectionHeader } from '@/components/ui/section-header';
import { StaticPart } from '@/components/ui/static-part';
import { ViewAllLink } from '@/components/ui/view-all-link';
import { env } from '@/lib/config/env';
import { ROUNDS_ADDRESS, roundAddress, roundResultsAddress } from '@/lib/season/addresses';
import { roundDetailsBlock } from '@/lib/contract/blocks/site';
import type { Translator } from '@/lib/i18n/translate';
import { roundJsonLd } from '@/lib/seo/event';
import { JsonLd } from '@/lib/seo/json-ld';
import { takesPlace } from '@/lib/season/takes-place';
import { picturesSpoiler } from '@/lib/spoilers/spoiler';
import { defineWidget, type WidgetViewProps } from '../define-widget';
import { roundFacts, loadRound, type RoundPage } from './load';
import { RoundBanner } from './round-banner';
import { RoundCircuit } from './round-circuit';
import { RoundClasses } from './round-classes';
import { RoundEntries } from './round-entries';
import { RoundHero } from './round-hero';
import { RoundDocuments, RoundPlan } from './round-plan';
import { RoundPosts } from './round-posts';
import { RoundSchedule } from './round-schedule';
import { RoundSponsors } from './round-sponsors';
import { RoundStandings } from './round-standings';
import { RoundStories } from './round-stories';
import { RoundTickets } from './round-tickets';
import { RoundWatch } from './round-watch';

/** How many categories' winners of a day are shown; more are behind a press. */
const CATEGORIES = 3;

/** A round: its state first, then the plan, directions, the categories and broadcasters. Once it is over, its winners come first. */
export function RoundDetailsView({
  settings,
  data,
  context,
}: WidgetViewProps<typeof roundDetailsBlock, RoundPage>) {
  const { round, days, initialDay, timetable, podiums, hasEnded } = data;
  // Afterwards the results list the same sessions; the timetable of a single category stays at its address.
  const showsTimetable = round.sessions.length > 0 && (!hasEnded || timetable.chosen !== '');
  const { t, domain, language } = context;
  const record: EditedRecord = context.isEditing && round.id !== null ? `rounds/${round.id}` : null;
  const site = { name: domain.organisation_name || domain.name, siteUrl: env().siteUrl };
  if (data.entries !== null) {
    return (
      <div className="bleed">
        <JsonLd data={roundJsonLd(round, site, context.now, { entries: data.entries.all })} />
        <RoundEntries
          round={round}
          dateRange={data.dateRange}
          entries={data.entries.all}
          isByNumber={data.entries.isByNumber}
          drivers={data.drivers}
          t={t}
        />
      </div>
    );
  }
  const winners =
    settings.show_results && podiums.length > 0 ? (
      <section>
        <SectionHeader heading={t('results.winners')} aside={<AllResults round={round.url} t={t} />} />
        <Podiums days={podiums} drivers={data.drivers} level={3} shown={CATEGORIES} t={t} />
      </section>
    ) : null;
  // The timetable and the winners link to the same timing sheets.
  const sessions =
    settings.show_results && days.length > 0 && winners === null && !showsTimetable ? (
      <section>
        <SectionHeader heading={t('round.results')} aside={<AllResults round={round.url} t={t} />} />
        <SessionTimetable days={days} initialDay={initialDay} t={t} />
      </section>
    ) : null;
  const about =
    round.content_rendered === '' ? null : (
      <StaticPart className="min-w-0" {...editMark(record, 'content')}>
        {hasEnded ? null : <SectionHeader heading={t('round.about')} />}
        <Prose html={round.content_rendered} />
      </StaticPart>
    );
  // Nobody can plan to attend a round that is over or cancelled; only what there is to read about it stays.
  const plan =
    hasEnded || round.round_status === 'cancelled' ? (
      <RoundDocuments round={round} record={record} t={t} />
    ) : (
      <RoundPlan round={round} record={record} now={context.now} t={t} />
    );
  const stories = (
    <RoundStories
      articles={data.articles}
      pictures={data.pictures}
      spoiler={round.resultsCount > 0 ? picturesSpoiler(round) : null}
      t={t}
    />
  );
  const posts = (
    <RoundPosts part={data.posts} round={round.url} zone={timetable.zone} isOn={data.hours !== null} t={t} />
  );
  return (
    <div className="bleed">
      <JsonLd data={roundJsonLd(round, site, context.now, { tickets: data.tickets?.products })} />
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
        {data.hours ? posts : null}
        {hasEnded ? winners : null}
        {hasEnded ? stories : null}
        {hasEnded && !showsTimetable ? null : (
          <div className="round-visit">
            {showsTimetable ? <RoundSchedule data={data} t={t} /> : about}
            {plan}
          </div>
        )}
        {hasEnded ? null : winners}
        {sessions}
        <RoundTickets
          round={round}
          part={data.tickets}
          paymentMode={domain.payment_mode}
          language={language}
          t={t}
        />
        {showsTimetable && !hasEnded ? about : null}
        {round.venue ? (
          <RoundCircuit
            venue={round.venue}
            hasPastWinners={data.hasPastWinners}
            drivers={data.drivers}
            language={language}
            t={t}
            record={record}
          />
        ) : null}
        <RoundClasses round={round} t={t} record={record} />
        {hasEnded || !takesPlace(round) ? null : (
          <RoundWatch
            broadcasts={data.broadcasts}
            round={round}
            isNext={data.isNext}
            language={language}
            t={t}
          />
        )}
        {hasEnded ? null : stories}
        {data.hours ? null : posts}
        <RoundBanner round={round} record={record} />
        <div className="folds">
          <RoundStandings data={data} language={language} t={t} />
          {hasEnded && !showsTimetable ? (
            <Fold heading={t('round.about')}>
              <div className="round-visit">
                {about}
                {plan}
              </div>
            </Fold>
          ) : null}
          {round.faqs.length === 0 ? null : (
            <div {...editMark(record, 'faqs')}>
              <Fold heading={t('round.faqs')}>
                <FaqAccordion faqs={round.faqs} name={`faq-${round.url}`} />
              </Fold>
            </div>
          )}
        </div>
        <RoundSponsors sponsors={round.sponsors} t={t} record={record} />
        <Share address={roundAddress(round.url)} title={round.name} t={t} />
      </div>
    </div>
  );
}

function AllResults({ round, t }: { readonly round: string; readonly t: Translator }) {
  return <ViewAllLink href={roundResultsAddress(round)}>{t('results.all')}</ViewAllLink>;
}

export const roundDetailsWidget = defineWidget({
  block: roundDetailsBlock,
  load: loadRound,
  View: RoundDetailsView,
  facts: roundFacts,
});
