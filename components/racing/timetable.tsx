import clsx from 'clsx';
import { ChipNav } from '@/components/ui/chip-nav';
import { ShowAll } from '@/components/ui/fold';
import { Heading, type HeadingLevel } from '@/components/ui/heading';
import { SmartLink } from '@/components/ui/smart-link';
import { StaticPart } from '@/components/ui/static-part';
import { MY_CATEGORIES, MY_TIMETABLE_ADDRESS, sessionAddress } from '@/lib/season/addresses';
import type { CategoryRef } from '@/lib/contract/entities/racing';
import { aboutCategory } from '@/lib/favourites/attributes';
import type { Translator } from '@/lib/i18n/translate';
import { sessionName, sessionNameLanguage } from '@/lib/season/session-name';
import { TimetableMoment } from '@/components/islands.client';
import { distanceText } from './distance-text';
import { SessionStatusMark } from './session-status';
import type { TimetableDay, TimetableLine } from './timetable-days';
import { TimetableClock } from './timetable-clock';

/** A part of a day's lines: how many, and the index of the first, which counts for unfolded days. */
export type ShownLines = { readonly first: number; readonly count: number };

const ALL_LINES: ShownLines = { first: 0, count: Infinity };

type TimetableProps = {
  readonly days: readonly TimetableDay[];
  readonly categories: readonly CategoryRef[];
  /** URL name of the only category shown, or MY_CATEGORIES, for which the browser hides the others; '' for all. */
  readonly chosen: string;
  /** The address of one category's timetable; '' for all. */
  readonly addressOf: (category: string) => string;
  /** The name of the circuit's time zone. */
  readonly zone: string;
  /** Level of the days' headings. */
  readonly level: HeadingLevel;
  /** The unfolded days, if days can be folded; by default none can. */
  readonly openDays?: readonly string[] | undefined;
  /** The lines of a day shown at first, if days can be folded; by default all. */
  readonly shownLines?: ShownLines | undefined;
  /** URL name of the round if it is on: a script then marks current, next and finished sessions. */
  readonly roundOn?: string | undefined;
  /**
   * The page is about the timetable: it has a row of links to the days, offers the visitor's own categories, and opens at the current
   * session.
   */
  readonly isMain?: boolean;
  readonly t: Translator;
};

/** A round's timetable by day, in track time. A script offers the visitor's own time. */
export function Timetable({
  days,
  categories,
  chosen,
  addressOf,
  zone,
  level,
  openDays,
  shownLines = ALL_LINES,
  roundOn,
  isMain = false,
  t,
}: TimetableProps) {
  const isMine = chosen === MY_CATEGORIES;
  return (
    <div className="timetable" data-timetable data-on={roundOn === undefined ? undefined : ''}>
      {categories.length < 2 ? null : (
        <div
          className={clsx(
            'timetable-filter',
            isMain && 'md:[&_ul]:flex-nowrap [&>nav]:mb-0 pointer-fine:[&>nav]:[scrollbar-width:thin]',
          )}
        >
          <ChipNav
            prefetch={false}
            label={t('timetable.filter')}
            links={[
              { name: t('timetable.all'), href: addressOf(''), isCurrent: chosen === '' },
              ...(isMain
                ? [{ name: t('favourites.categories'), href: MY_TIMETABLE_ADDRESS, isCurrent: isMine }]
                : []),
              ...categories.map(({ url, name }) => ({
                name,
                href: addressOf(url),
                isCurrent: url === chosen,
              })),
            ]}
          />
        </div>
      )}
      {isMain && !isMine && days.length > 1 ? <DayLinks days={days} t={t} /> : null}
      <TimetableClock zone={zone} t={t} />
      {days.length === 0 ? <p className="text-muted">{t('timetable.none')}</p> : null}
      {isMine ? (
        <p className="mb-6 text-muted" data-mine="hint">
          {t('favourites.starCategories')}
        </p>
      ) : null}
      <StaticPart className="timetable-days" data-mine={isMine ? 'lines' : undefined}>
        {days.map(({ id, title, lines }) => {
          const heading = (
            <Heading level={level} size="title-sm" id={`day-${id}-timetable`}>
              {title}
            </Heading>
          );
          const list = (subset: readonly TimetableLine[], anchor?: string) => (
            <ul id={anchor}>
              {subset.map((line) => (
                <Line key={line.session.id} line={line} hasSubject={isMain} t={t} />
              ))}
            </ul>
          );
          const anchor = isMain ? anchorOf(id) : undefined;
          if (openDays === undefined)
            return (
              <section
                key={id}
                className="timetable-day"
                data-day={id}
                aria-labelledby={`day-${id}-timetable`}
              >
                {heading}
                {list(lines, anchor)}
              </section>
            );
          const isOpen = openDays.includes(id);
          const first = isOpen ? shownLines.first : 0;
          const rest = lines.slice(first + shownLines.count);
          return (
            <details key={id} className="timetable-day" data-day={id} open={isOpen}>
              <summary className="fold-head">{heading}</summary>
              {first === 0 ? null : (
                <ShowAll label={t('timetable.earlier', { number: first })}>
                  {list(lines.slice(0, first))}
                </ShowAll>
              )}
              {list(lines.slice(first, first + shownLines.count), anchor)}
              {rest.length === 0 ? null : (
                <ShowAll
                  label={
                    first === 0
                      ? t('common.showAll', { number: lines.length })
                      : t('timetable.later', { number: rest.length })
                  }
                >
                  {list(rest)}
                </ShowAll>
              )}
            </details>
          );
        })}
      </StaticPart>
      {isMine && days.length > 0 ? (
        <p className="hidden text-muted" data-mine="none">
          {t('favourites.noneAhead')}
        </p>
      ) : null}
      {roundOn === undefined || days.length === 0 ? null : (
        <TimetableMoment roundUrl={roundOn} opensAtNow={isMain} />
      )}
    </div>
  );
}

/** An anchor within a foldable day: a browser that goes there unfolds it. */
const anchorOf = (day: string) => `day-${day}-sessions`;

/** A row of links to the days; not shown where the days stand side by side. */
const DayLinks = ({ days, t }: Pick<TimetableProps, 'days' | 't'>) => (
  <nav aria-label={t('results.days')} className="timetable-day-links" data-print="hide">
    <ul>
      {days.map(({ id, title, lines: [first] }) => (
        <li key={id}>
          <a href={`#${anchorOf(id)}`} className="chip">
            <OwnDay instant={first?.session.starts_at ?? null} day={title} />
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

/** A day that the visitor's clock applies to. */
const OwnDay = ({ instant, day }: { instant: string | null; day: string }) => (
  <time key={instant} dateTime={instant ?? undefined} data-weekday="">
    {day}
  </time>
);

const PLACE_OF_TIME = '|';

/**
 * A time that the visitor's clock applies to. Another instant gets another element, because a script stores the track time of the one
 * that it has rewritten.
 */
const Moment = ({ instant, time }: { instant: string | null; time: string }) => (
  <time key={instant} dateTime={instant ?? undefined}>
    {time}
  </time>
);

/** "was 13:30". */
function FormerStart({ instant, time, t }: { instant: string | null; time: string; t: Translator }) {
  const [before = '', after = ''] = t('timetable.was', { time: PLACE_OF_TIME }).split(PLACE_OF_TIME);
  return (
    <>
      {before}
      <Moment instant={instant} time={time} />
      {after}
    </>
  );
}

type LineProps = {
  readonly line: TimetableLine;
  /** Whether a change in the timetable names its subject, for visitors who need it spelled out. */
  readonly hasSubject: boolean;
  readonly t: Translator;
};

function Line({ line: { session, start, end, was }, hasSubject, t }: LineProps) {
  const { kind, category, session_status: status, status_note: reason } = session;
  const distance = distanceText(session, t);
  const isOff = status === 'cancelled' || status === 'postponed';
  return (
    <li
      className="timetable-line"
      data-kind={kind ?? undefined}
      data-off={isOff ? '' : undefined}
      {...aboutCategory(hasSubject ? category : null)}
    >
      <p className="timetable-time numeric">
        <Moment instant={session.starts_at} time={start} />
        {end === '' ? null : (
          <span className="timetable-end">
            –<Moment instant={session.ends_at} time={end} />
          </span>
        )}
      </p>
      <div className="min-w-0">
        <SmartLink href={sessionAddress(session.id)} prefetch={false} className="session-row-link">
          {category ? <span className="font-semibold">{category.name}</span> : null}
          <span className="session-row-name" lang={sessionNameLanguage(session.session_name)}>
            {sessionName(session.session_name, t)}
          </span>
        </SmartLink>
        {distance === '' ? null : <span className="text-sm text-muted"> {distance}</span>}
        {was === '' && reason === '' ? null : (
          <p className="timetable-change">
            {was === '' ? null : <FormerStart instant={session.previous_starts_at} time={was} t={t} />}
            {was === '' || reason === '' ? null : ' · '}
            {reason}
          </p>
        )}
      </div>
      <p className="timetable-marks">
        {session.has_sheet ? (
          <span className="text-sm font-semibold">{t('round.results')}</span>
        ) : status === 'finished' && kind === 'activity' ? null : (
          <SessionStatusMark status={status} t={t} />
        )}
      </p>
    </li>
  );
}
