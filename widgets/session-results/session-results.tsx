import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ChipNav } from '@/components/ui/chip-nav';
import { Heading } from '@/components/ui/heading';
import { RESULTS_ADDRESS, roundResultsAddress, sessionAddress } from '@/lib/content/addresses';
import { sessionResultsBlock } from '@/lib/contract/blocks/site';
import { defineWidget, type WidgetContext, type WidgetViewProps } from '../define-widget';
import { sessionName, type SessionPage, sessionFacts, loadSession } from './load';
import { SessionSummary } from './session-summary';
import { TimingTable } from './timing-table';

/** The timing sheet of a session, whole or class by class. */
export function SessionResultsView({
  settings,
  data,
  context,
}: WidgetViewProps<typeof sessionResultsBlock, SessionPage>) {
  const { session, sheet, dateTime, drivers } = data;
  const { t } = context;
  const { round } = session;
  const name = sessionName(data);
  const caption = sheet.chosen ? t('results.classNamed', { name: sheet.chosen.name }) : t('results.sheet');
  return (
    <div className="timing">
      <Breadcrumb
        t={t}
        trail={[
          { name: t('results.title'), address: RESULTS_ADDRESS },
          ...(round ? [{ name: round.name, address: roundResultsAddress(round.url) }] : []),
          { name, address: sessionAddress(session.id) },
        ]}
      />
      <Heading level={1} size="title-lg" className="mt-4">
        {name}
      </Heading>
      <p className="numeric mt-2 mb-6 text-muted">
        {session.date === null ? null : <time dateTime={session.date}>{dateTime}</time>}
        {round ? ` · ${[round.name, round.venue?.name].filter(Boolean).join(' · ')}` : null}
        <SheetStatus data={data} t={t} />
      </p>
      <SessionNav data={data} t={t} />
      <SessionSummary sheet={sheet} t={t} />
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
      {session.rows.length === 0 ? (
        <p className="text-muted">{t('results.none')}</p>
      ) : (
        <TimingTable sheet={sheet} caption={`${name}: ${caption}`} drivers={drivers} t={t} />
      )}
    </div>
  );
}

/** Whether the sheet is official yet, and since when. */
function SheetStatus({ data, t }: { data: SessionPage; t: WidgetContext['t'] }) {
  const { session, statusSince } = data;
  if (session.status === null) return null;
  const status = t(`results.${session.status}`);
  const words = statusSince === '' ? status : t('results.statusSince', { status, time: statusSince });
  return <strong className="block font-semibold text-ink">{words}</strong>;
}

/** The other sessions of the same category at the same round; nothing when this is the only one. */
function SessionNav({ data, t }: { data: SessionPage; t: WidgetContext['t'] }) {
  const { siblings, session, sheet } = data;
  if (siblings.length < 2) return null;
  return (
    <ChipNav
      prefetch={false}
      label={t('results.sessions')}
      links={siblings.map(({ id, session_name }) => ({
        name: session_name,
        href: sessionAddress(id),
        isCurrent: id === session.id && sheet.chosen === null,
      }))}
    />
  );
}

export const sessionResultsWidget = defineWidget({
  block: sessionResultsBlock,
  load: loadSession,
  View: SessionResultsView,
  facts: sessionFacts,
});
