import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ChipNav } from '@/components/ui/chip-nav';
import { Share } from '@/components/share/share';
import { Facts } from '@/components/ui/facts';
import { FileLink } from '@/components/ui/file-link';
import { Heading } from '@/components/ui/heading';
import { EntryLine } from '@/components/racing/entry-line';
import { takesPlace } from '@/components/racing/current-round';
import { distanceText } from '@/components/racing/distance-text';
import { SessionName } from '@/components/racing/session-name';
import { RoundStatusMark, SessionStatusMark } from '@/components/racing/session-status';
import { Icon } from '@/components/ui/icon';
import { SmartLink } from '@/components/ui/smart-link';
import { StaticPart } from '@/components/ui/static-part';
import { env } from '@/lib/config/env';
import {
  RESULTS_ADDRESS,
  roundAddress,
  roundResultsAddress,
  ROUNDS_ADDRESS,
  sessionAddress,
} from '@/lib/content/addresses';
import { editorAddress } from '@/lib/contract/link-address';
import { CONTENT_LANGUAGE } from '@/lib/i18n/content-language';
import { sessionPageJsonLd } from '@/lib/seo/event';
import { JsonLd } from '@/lib/seo/json-ld';
import { SessionHistory } from './session-history';
import { sessionResultsBlock } from '@/lib/contract/blocks/site';
import { defineWidget, type WidgetContext, type WidgetViewProps } from '../define-widget';
import { fullSessionName, sessionName } from '@/lib/season/session-name';
import { type SessionPage, sessionFacts, loadSession } from './load';
import type { NearSession } from './sessions-around';
import { PlacesChart } from './places-chart';
import { SessionSummary } from './session-summary';
import { TimingTable } from './timing-table';

/** A session from the day it is planned: when it is, what changed, and its timing sheet, whole or class by class. */
export function SessionResultsView({
  settings,
  data,
  context,
}: WidgetViewProps<typeof sessionResultsBlock, SessionPage>) {
  const { session, sheet, dateTime, drivers } = data;
  const { t } = context;
  const { round } = session;
  const name = fullSessionName(session, t);
  const hasRows = session.rows.length > 0;
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
          ]}
        />
        <Heading level={1} size="title-lg" className="mt-4">
          <NameInFull session={session} t={t} />
        </Heading>
        <p className="numeric mt-2 mb-6 text-muted">
          {session.date === null ? null : <time dateTime={session.date}>{dateTime}</time>}
          {round ? (
            <>
              {session.date === null ? null : ' · '}
              <SmartLink href={roundAddress(round.url)} prefetch={false} className="timing-driver-link">
                <bdi>{round.name}</bdi>
              </SmartLink>
              {round.venue ? (
                <>
                  {' · '}
                  <bdi>{round.venue.name}</bdi>
                </>
              ) : null}
            </>
          ) : null}
          {hasRows ? <SheetStatus data={data} t={t} /> : null}
        </p>
        <RoundState session={session} t={t} />
        <SessionState data={data} t={t} />
        <SessionNav data={data} t={t} />
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
        {hasRows ? (
          <TimingTable
            sheet={sheet}
            caption={`${name}: ${caption}`}
            drivers={drivers}
            colours={session.category?.class_colours ?? []}
            t={t}
          />
        ) : isWithoutSheet(session) ? null : data.entries.length > 0 ? (
          <SessionEntries entries={data.entries} t={t} />
        ) : (
          <p className="text-muted">{t('results.none')}</p>
        )}
        <PlacesChart sheet={sheet} t={t} />
        <SessionSteps data={data} t={t} />
        <SessionDocuments documents={session.documents} t={t} />
        <SessionHistory changes={data.changes} t={t} />
      </StaticPart>
      <Share
        address={sessionAddress(session.id, sheet.chosen?.slug)}
        title={[name, round?.name].filter(Boolean).join(' · ')}
        t={t}
      />
    </div>
  );
}

/** Whether the sheet is official yet, since when, and why it was amended. */
function SheetStatus({ data, t }: { data: SessionPage; t: WidgetContext['t'] }) {
  const { session, statusSince } = data;
  const classification = session.classification ?? session.status;
  if (classification === null) return null;
  const status = t(`results.${classification}`);
  const words = statusSince === '' ? status : t('results.statusSince', { status, time: statusSince });
  // The reason why it isn't what it was; the history below has the earlier ones.
  const latest = data.changes.find(({ kind }) => kind === 'classification');
  return (
    <>
      <strong className="block font-semibold text-ink">{words}</strong>
      {classification === 'amended' && latest ? <span className="block">{latest.reason}</span> : null}
    </>
  );
}

/** A pit walk has no results, and neither has a session that was called off, alone or with its round. */
const isWithoutSheet = ({ kind, session_status: status, round }: SessionPage['session']) =>
  kind === 'activity' || status === 'cancelled' || round?.round_status === 'cancelled';

/** Who takes part, for search engines: the cars of the sheet or, before it has one, those entered. One class's part of a sheet isn't listed by itself. */
const competitorsOf = ({ session, sheet, entries }: SessionPage) =>
  sheet.chosen !== null ? [] : session.rows.length > 0 ? session.rows : entries;

/** Who is entered, in the place of the sheet to come. */
function SessionEntries({ entries, t }: { entries: SessionPage['entries']; t: WidgetContext['t'] }) {
  return (
    <section aria-labelledby="session-entries">
      <Heading level={2} size="title-sm" id="session-entries">
        {t('round.driverList')}
      </Heading>
      <StaticPart as="ul">
        {entries.map((entry) => (
          <EntryLine key={entry.id} entry={entry} t={t} />
        ))}
      </StaticPart>
    </section>
  );
}

/** That its round doesn't take place as planned, and why; once there is a sheet, only that the round was called off. */
function RoundState({
  session: { round, rows },
  t,
}: {
  session: SessionPage['session'];
  t: WidgetContext['t'];
}) {
  if (round?.round_status == null || round.round_status === 'scheduled') return null;
  if (rows.length > 0 && takesPlace(round)) return null;
  return (
    <p className="mb-6 flex flex-wrap items-center gap-3">
      <RoundStatusMark status={round.round_status} t={t} />
      <span>
        <Facts facts={[round.name, round.status_note]} />
      </span>
    </p>
  );
}

/** Whether it goes ahead, why not, how long it is, and where to follow it. */
function SessionState({ data: { session }, t }: { data: SessionPage; t: WidgetContext['t'] }) {
  const isOver = session.session_status === 'finished' && session.rows.length > 0;
  const status = isOver ? null : session.session_status;
  const distance = distanceText(session, t);
  const links = [
    { name: t('session.liveTiming'), link: session.live_timing_link },
    ...session.streams,
  ].flatMap(({ name, link }) => {
    const href = editorAddress(link);
    return href === null ? [] : [{ name, href }];
  });
  if (status === null && distance === '' && links.length === 0) return null;
  return (
    <div className="mb-6 grid gap-2">
      {status === null || status === 'scheduled' ? null : (
        <p className="flex flex-wrap items-center gap-3">
          <SessionStatusMark status={status} t={t} />
          {session.status_note === '' ? null : <span>{session.status_note}</span>}
        </p>
      )}
      {distance === '' ? null : <p className="numeric">{distance}</p>}
      {links.length === 0 ? null : (
        <ul className="flex flex-wrap gap-4">
          {links.map(({ name, href }) => (
            <li key={href}>
              <SmartLink href={href} rel="noopener" className="text-link">
                {name}
              </SmartLink>
            </li>
          ))}
        </ul>
      )}
    </div>
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

const isShown = ({ session, sheet }: SessionPage, id: number) => id === session.id && sheet.chosen === null;

/** The other sessions of the same category, and the same session of the other categories; no row with this session alone. */
function SessionNav({ data, t }: { data: SessionPage; t: WidgetContext['t'] }) {
  const { siblings, sameOfAll } = data.around;
  if (siblings.length < 2 && sameOfAll.length < 2) return null;
  return (
    <div className="mb-6 [&>nav]:mb-1">
      {siblings.length < 2 ? null : (
        <ChipNav
          prefetch={false}
          label={t('results.sessions')}
          links={siblings.map(({ id, session_name }) => ({
            name: sessionName(session_name, t),
            href: sessionAddress(id),
            isCurrent: isShown(data, id),
          }))}
        />
      )}
      {sameOfAll.length < 2 ? null : (
        <ChipNav
          prefetch={false}
          label={t('results.otherCategories')}
          links={sameOfAll.map(({ id, category }) => ({
            name: category?.name ?? '',
            href: sessionAddress(id),
            isCurrent: isShown(data, id),
          }))}
        />
      )}
    </div>
  );
}

/** The sessions before and after this one on the track. */
function SessionSteps({ data: { around }, t }: { data: SessionPage; t: WidgetContext['t'] }) {
  const { previous, next } = around;
  if (!previous && !next) return null;
  return (
    <nav aria-label={t('results.steps')} className="session-steps">
      {previous ? (
        <SmartLink href={sessionAddress(previous.id)} prefetch={false} rel="prev">
          <Icon name="chevron-left" size={18} mirrored />
          <Step label={t('results.previousSession')} session={previous} t={t} />
        </SmartLink>
      ) : null}
      {next ? (
        <SmartLink href={sessionAddress(next.id)} prefetch={false} rel="next">
          <Step label={t('results.nextSession')} session={next} t={t} />
          <Icon name="chevron-right" size={18} mirrored />
        </SmartLink>
      ) : null}
    </nav>
  );
}

type StepProps = { label: string; session: NearSession; t: WidgetContext['t'] };

const Step = ({ label, session, t }: StepProps) => (
  <span>
    <span className="session-step-label">{label}</span>
    <NameInFull session={session} t={t} />
  </span>
);

/** Its category's name and its own, each in its language. */
const NameInFull = ({ session: { category, session_name }, t }: Omit<StepProps, 'label'>) => (
  <>
    {category ? (
      <>
        <span lang={CONTENT_LANGUAGE}>{category.name}</span>{' '}
      </>
    ) : null}
    <SessionName name={session_name} t={t} />
  </>
);

export const sessionResultsWidget = defineWidget({
  block: sessionResultsBlock,
  load: loadSession,
  View: SessionResultsView,
  facts: sessionFacts,
});
