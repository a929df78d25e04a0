import { Fragment } from 'react';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ChipNav } from '@/components/ui/chip-nav';
import { Share } from '@/components/share/share';
import { FileLink } from '@/components/ui/file-link';
import { Heading } from '@/components/ui/heading';
import { CategoryName } from '@/components/racing/category-name';
import { EntryLine } from '@/components/racing/entry-line';
import { ReplayLoader, SessionBoard } from '@/components/islands.client';
import { LiveFacts } from '@/components/live-session/live-facts';
import { RaceMessages } from '@/components/live-session/race-messages';
import { RoundName } from '@/components/racing/round-name';
import { VenueName } from '@/components/racing/venue-name';
import { SpoilerCover } from '@/components/spoilers/spoiler-cover';
import { SpoilerSwitch } from '@/components/spoilers/spoiler-switch';
import { StaticPart } from '@/components/ui/static-part';
import { env } from '@/lib/config/env';
import { CHAMPIONSHIP_TIME_ZONE } from '@/lib/contract/time-zone';
import {
  RESULTS_ADDRESS,
  roundAddress,
  roundResultsAddress,
  ROUNDS_ADDRESS,
  sessionAddress,
} from '@/lib/season/addresses';
import { sessionPageJsonLd } from '@/lib/seo/event';
import { JsonLd } from '@/lib/seo/json-ld';
import { SessionHistory } from './session-history';
import { sessionResultsBlock } from '@/lib/contract/blocks/site';
import { defineWidget, type WidgetContext, type WidgetViewProps } from '../define-widget';
import { fullSessionName } from '@/lib/season/session-name';
import { spoilerAttribute, sessionSpoiler } from '@/lib/spoilers/spoiler';
import { type SessionPage, sessionFacts, loadSession } from './load';
import { isUnderWay } from './load-live';
import { LapGapsChart } from './lap-gaps-chart';
import { LapPlacesChart } from './lap-places-chart';
import { PlacesChart } from './places-chart';
import { SessionBefore, SessionWhen } from './upcoming-session';
import { NameInFull, SessionNav, SessionSteps } from './session-nav';
import { RoundState, SessionState, SheetStatus } from './session-state';
import { SessionSummary } from './session-summary';
import { StintsChart } from './stints-chart';
import { TimingTable } from '@/components/racing/timing-table';

/**
 * A session from the day it is planned: beforehand its time, the grid, the previous result and the entries; then its timing sheet, whole
 * or by class, and its changes.
 */
export function SessionResultsView({
  settings,
  data,
  context,
}: WidgetViewProps<typeof sessionResultsBlock, SessionPage>) {
  const { session, sheet, laps, drivers, ahead, around } = data;
  const { t, language } = context;
  const { round } = session;
  const name = fullSessionName(session, t);
  const hasRows = session.rows.length > 0;
  // The first rows of a live session arrive by themselves.
  const spoiler = hasRows || isUnderWay(session) ? sessionSpoiler(session) : null;
  const caption = sheet.chosen ? t('results.classNamed', { name: sheet.chosen.name }) : t('results.sheet');
  return (
    <div className="timing">
      <StaticPart>
        {/* An event needs a date and a place. */}
        {session.date === null || !round?.venue ? null : (
          <JsonLd data={sessionPageJsonLd(session, competitorsOf(data), env().siteUrl)} />
        )}
        <Breadcrumb
          t={t}
          trail={[
            hasRows
              ? { name: t('results.title'), address: RESULTS_ADDRESS }
              : { name: t('round.calendar'), address: ROUNDS_ADDRESS },
            ...(round
              ? [
                  {
                    name: round.name,
                    address: hasRows ? roundResultsAddress(round.url) : roundAddress(round.url),
                  },
                ]
              : []),
            { name, address: sessionAddress(session.id) },
            ...(sheet.chosen
              ? [
                  {
                    name: t('results.classNamed', { name: sheet.chosen.name }),
                    address: sessionAddress(session.id, sheet.chosen.slug),
                  },
                ]
              : []),
          ]}
        />
        <Heading level={1} size="title-lg" className="mt-4">
          <NameInFull session={session} t={t} />
        </Heading>
        <SessionLine data={data} t={t} />
        <RoundState session={session} t={t} />
      </StaticPart>
      {ahead ? <SessionWhen id={session.id} ahead={ahead} language={language} t={t} /> : null}
      <SessionState data={data} t={t} />
      {isBefore(data) ? <MessagesBefore data={data} t={t} /> : null}
      <StaticPart>
        <SessionNav data={data} t={t} />
        {spoiler !== null ? (
          <p className="mb-6">
            <SpoilerSwitch t={t} />
          </p>
        ) : null}
        <div {...spoilerAttribute(spoiler)}>
          <SessionSummary sheet={sheet} drivers={drivers} t={t} />
          {settings.show_class_filter && sheet.classes.length > 0 ? (
            <ChipNav
              prefetch={false}
              label={t('results.classes')}
              links={[
                {
                  name: t('results.allClasses'),
                  href: sessionAddress(session.id),
                  isCurrent: sheet.chosen === null,
                },
                ...sheet.classes.map(({ name: className, slug }) => ({
                  name: t('results.classNamed', { name: className }),
                  href: sessionAddress(session.id, slug),
                  isCurrent: slug === sheet.chosen?.slug,
                })),
              ]}
            />
          ) : null}
          {ahead && !hasRows ? <SessionBefore ahead={ahead} drivers={drivers} t={t} /> : null}
          <SessionSheet data={data} caption={`${name}: ${caption}`} context={context} />
          {data.hasReplay ? (
            <ReplayLoader
              id={session.id}
              language={language}
              title={t('session.replay')}
              colours={session.category?.class_colours ?? []}
            />
          ) : null}
          <PlacesChart sheet={sheet} gridFrom={around.gridFrom} t={t} />
          <LapPlacesChart sheet={sheet} laps={laps} t={t} />
          <LapGapsChart sheet={sheet} laps={laps} t={t} />
          <StintsChart sheet={sheet} laps={laps} t={t} />
        </div>
        <SpoilerCover spoiler={spoiler} what="result" name={name} />
        <SessionSteps data={data} t={t} />
        <div {...spoilerAttribute(spoiler)}>
          <SessionDocuments documents={session.documents} t={t} />
          <SessionHistory changes={data.changes} t={t} />
        </div>
      </StaticPart>
      <Share
        address={sessionAddress(session.id, sheet.chosen?.slug)}
        title={[name, round?.name].filter(Boolean).join(' · ')}
        spoiler={spoiler}
        t={t}
      />
    </div>
  );
}

/** Whether a session has no sheet and isn't followed by its page, so that race control's messages come with the page itself. */
const isBefore = ({ session, moment }: SessionPage) =>
  session.rows.length === 0 && !isUnderWay(session) && (moment === null || moment.texts === null);

/** Race control's messages before a session begins. Their place is there from the start, so that screen readers announce a new one. */
function MessagesBefore({ data, t }: { readonly data: SessionPage; readonly t: WidgetContext['t'] }) {
  return (
    <div aria-live="polite">
      <RaceMessages messages={data.moment?.messages ?? []} t={t} />
    </div>
  );
}

type SessionSheetProps = {
  readonly data: SessionPage;
  readonly caption: string;
  readonly context: WidgetContext;
};

/**
 * The sheet with race control's messages or, before there is a sheet, the messages with the entries below them. While the session is under way,
 * or should be, it moves.
 */
function SessionSheet({ data, caption, context: { t, language } }: SessionSheetProps) {
  const { session, sheet, moment, around } = data;
  const colours = session.category?.class_colours ?? [];
  const hasSheet = session.rows.length > 0;
  const table = hasSheet ? (
    <TimingTable
      sheet={sheet}
      caption={caption}
      drivers={data.drivers}
      teams={data.teams}
      gridFrom={around.gridFrom}
      colours={colours}
      t={t}
    />
  ) : null;
  const rest = hasSheet ? null : <NoSheet data={data} t={t} />;
  if (moment === null || isBefore(data)) return table ?? rest;
  const { live, messages, texts } = moment;
  if (texts === null)
    return (
      <>
        {table}
        <RaceMessages messages={messages} t={t} />
      </>
    );
  return (
    <>
      <SessionBoard
        id={session.id}
        texts={texts}
        madeWith={live.updated_at ?? ''}
        hasSheet={hasSheet}
        chosen={sheet.chosen?.name ?? ''}
        caption={caption}
        gridFrom={around.gridFrom && { id: around.gridFrom.id }}
        colours={colours}
        language={language}
        timeZone={session.round?.venue?.timezone ?? CHAMPIONSHIP_TIME_ZONE}
      >
        <LiveFacts session={live} t={t} />
        {table}
        <RaceMessages messages={messages} t={t} />
      </SessionBoard>
      {rest}
    </>
  );
}

/** Its time, category, round and circuit, each linked to its page. */
function SessionLine({ data, t }: { readonly data: SessionPage; readonly t: WidgetContext['t'] }) {
  const { session, dateTime, ahead } = data;
  const { date, category, round } = session;
  const parts = [
    date === null || ahead ? null : <time dateTime={date}>{dateTime}</time>,
    category ? <CategoryName category={category} className="timing-driver-link" /> : null,
    round ? <RoundName round={round} className="timing-driver-link" /> : null,
    round?.venue ? <VenueName venue={round.venue} /> : null,
  ];
  return (
    <p className="numeric mt-2 mb-6 text-muted">
      {parts
        .filter((part) => part !== null)
        .map((part, index) => (
          <Fragment key={index}>
            {index === 0 ? null : ' · '}
            {part}
          </Fragment>
        ))}
      {session.rows.length > 0 ? <SheetStatus data={data} t={t} /> : null}
    </p>
  );
}

/** A pit walk has no results, and neither has a session that was cancelled, alone or with its round. */
const isWithoutSheet = ({ kind, session_status: status, round }: SessionPage['session']) =>
  kind === 'activity' || status === 'cancelled' || round?.round_status === 'cancelled';

/**
 * The participants for search engines: the cars of the sheet or, before there is one, the entries. A single class's part of a sheet isn't
 * listed by itself.
 */
const competitorsOf = ({ session, sheet, entries }: SessionPage) =>
  sheet.chosen !== null ? [] : session.rows.length > 0 ? session.rows : entries;

/** Shown in place of a sheet that doesn't exist yet: the entries. */
function NoSheet({ data, t }: { readonly data: SessionPage; readonly t: WidgetContext['t'] }) {
  const { session, entries, drivers } = data;
  if (isWithoutSheet(session)) return null;
  return entries.length > 0 ? (
    <SessionEntries entries={entries} drivers={drivers} t={t} />
  ) : (
    <p className="text-muted">{t('results.none')}</p>
  );
}

type SessionEntriesProps = Pick<SessionPage, 'entries' | 'drivers'> & { readonly t: WidgetContext['t'] };

/** The entries, in place of the future sheet. */
function SessionEntries({ entries, drivers, t }: SessionEntriesProps) {
  return (
    <section aria-labelledby="session-entries">
      <Heading level={2} size="title-sm" id="session-entries">
        {t('round.driverList')}
      </Heading>
      <StaticPart as="ul" className="entry-lines">
        {entries.map((entry) => (
          <EntryLine key={entry.id} entry={entry} drivers={drivers} t={t} />
        ))}
      </StaticPart>
    </section>
  );
}

/** Grid sheet, result sheet and stewards' decisions. */
function SessionDocuments({
  documents,
  t,
}: {
  documents: SessionPage['session']['documents'];
  t: WidgetContext['t'];
}) {
  if (documents.length === 0) return null;
  return (
    <section className="mt-10">
      <Heading level={2} size="title-sm">
        {t('session.documents')}
      </Heading>
      <ul className="mt-3 grid gap-2">
        {documents.flatMap(({ name, file }) =>
          file === null
            ? []
            : [
                <li key={file.url}>
                  <FileLink file={file} name={name} t={t} />
                </li>,
              ],
        )}
      </ul>
    </section>
  );
}

export const sessionResultsWidget = defineWidget({
  block: sessionResultsBlock,
  load: loadSession,
  View: SessionResultsView,
  facts: sessionFacts,
});
