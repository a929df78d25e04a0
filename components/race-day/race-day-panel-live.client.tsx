'use client';

import { useSyncExternalStore, type ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { SmartLink } from '@/components/ui/smart-link';
import { roundResultsAddress, sessionAddress } from '@/lib/season/addresses';
import { browserClock } from '@/lib/dates/browser-clock';
import { chosenClock, followClock } from '@/lib/dates/clock-choice';
import { useIsMyCategory } from '@/lib/favourites/use-favourites';
import type { Translator } from '@/lib/i18n/translate';
import { useTranslate } from '@/lib/i18n/use-translate';
import { sortableDay, zoneName } from '@/lib/shared/date-forms';
import {
  leadingLines,
  lineName,
  lineSentence,
  moreLines,
  noticeOf,
  raceDayLines,
  type MarkedLine,
  type RaceDayLine,
} from './headline';
import { RaceDayStatus } from './race-day-status.client';
import { useRaceDay } from './use-race-day.client';

/** With more lines the panel would outgrow its place. */
const MAX_LINES = 3;
/** How many lines there is room for, and how much of one a line's links and each row of its reason take. */
const ROOM = 3.95;
const REASON = 0.3;
/** A line without a mark is lower. */
const UNMARKED = 0.9;
const REASON_LETTERS = 40;
/** Race control's messages are cut after this many rows: the session's page has all of them. */
const MESSAGE_ROWS = 2;
const LINKS = 0.45;

export type PanelLiveProps = {
  readonly roundUrl: string;
  readonly language: string;
  /** The name of the circuit's time zone. */
  readonly zone: string;
  /** Shown until the current session is known. */
  readonly children: ReactNode;
};

type Clocks = {
  readonly time: (instant: string) => string;
  readonly dayAndTime: (instant: string) => string;
  readonly isToday: (instant: string) => boolean;
  readonly zone: string;
};

/** Times by the clock that the visitor has chosen for timetables: the circuit's, or their own. */
function clocksOf(language: string, timeZone: string | undefined, trackZone: string, now: number): Clocks {
  const { time, dayAndTime } = browserClock(language, timeZone);
  const today = sortableDay(new Date(now), timeZone);
  return {
    time,
    dayAndTime,
    isToday: (instant) => sortableDay(instant, timeZone) === today,
    zone: timeZone === undefined ? zoneName(language, new Date(now)) : trackZone,
  };
}

/** Now and next at a round: current, late and upcoming sessions, with times, reasons and links. */
export default function RaceDayPanelLive({ roundUrl, language, zone, children }: PanelLiveProps) {
  const t = useTranslate();
  const shown = useRaceDay(roundUrl);
  const clock = useSyncExternalStore(followClock, chosenClock, () => 'track' as const);
  const isMine = useIsMyCategory();
  if (shown === null) return children;
  const { round, now, state, isConfirmed, confirmedAt } = shown;
  const clocks = clocksOf(language, clock === 'mine' ? undefined : round.time_zone, zone, now);
  const all = leadingLines(raceDayLines(state, isConfirmed, t), isMine);
  const lines = all.slice(0, MAX_LINES);
  // The note that it is over takes a line, too.
  const taken = lines
    .map((line) => roomOf(line, linksOf(line, round.broadcast_link, t).length, t))
    .reduce((sum, room) => sum + room, lines.length === 0 ? 1 : 0);
  const more = fitting(moreLines(state, t), ROOM - taken, t);
  return (
    <>
      <div className="race-panel-lines">
        {lines.length > 0 ? null : (
          <p>
            {t('raceDay.over')}{' '}
            <SmartLink href={roundResultsAddress(round.url)} prefetch={false} className="text-link">
              {t('round.results')}
            </SmartLink>
          </p>
        )}
        <ul className="race-panel-lines">
          {[...lines, ...more].map((line) => (
            <PanelLine key={line.session.id} line={line} clocks={clocks} watch={round.broadcast_link} t={t} />
          ))}
        </ul>
      </div>
      <p className="race-panel-zone">
        {t('timetable.zone')} {clocks.zone}
        {isConfirmed ? null : (
          <>
            {' · '}
            {t('raceDay.asOf', { time: clocks.time(new Date(confirmedAt).toISOString()) })}
          </>
        )}
      </p>
      <RaceDayStatus sentences={sentencesOf(lines, t)} />
    </>
  );
}

/** What the race bar on the same page doesn't announce: sessions called off, and what race control says. */
const sentencesOf = (lines: readonly MarkedLine[], t: Translator): readonly string[] =>
  lines.flatMap((line) => {
    const notice = noticeOf(line);
    return [
      ...(line.stage === 'off' ? [lineSentence(line, t)] : []),
      ...(notice === '' ? [] : [`${lineName(line.session, t)}: ${notice}`]),
    ];
  });

const isChanged = ({
  session: { starts_at: start, status_note: reason, previous_starts_at: before },
}: RaceDayLine) => reason !== '' || (before !== null && before !== start);

/**
 * Where to follow the current session.
 * @param watch the round's own broadcast; '' for none
 */
const linksOf = ({ session, stage }: RaceDayLine, watch: string, t: Translator) =>
  stage !== 'on'
    ? []
    : [
        { name: t('session.liveTiming'), link: session.live_timing_link },
        ...(session.streams.length > 0 ? session.streams : [{ name: t('round.watch'), link: watch }]),
      ].filter(({ link }) => link !== '');

/** How many rows a text of so many letters takes. */
const rowsOf = (letters: number) => Math.ceil(letters / REASON_LETTERS);

/** How many lines' room a line takes. */
function roomOf(line: RaceDayLine, links: number, t: Translator): number {
  const notice = noticeOf(line);
  return (
    (line.mark === null ? UNMARKED : 1) +
    (isChanged(line) ? REASON * rowsOf(line.session.status_note.length + 1) : 0) +
    (notice === ''
      ? 0
      : REASON * Math.min(rowsOf(t('session.raceControl').length + 1 + notice.length), MESSAGE_ROWS)) +
    (links > 0 ? LINKS : 0)
  );
}

/** As many as there is room for. */
function fitting(lines: readonly RaceDayLine[], room: number, t: Translator): readonly RaceDayLine[] {
  let left = room;
  return lines.filter((line) => {
    const own = roomOf(line, 0, t);
    const fits = own <= left;
    left = fits ? left - own : 0;
    return fits;
  });
}

type PanelLineProps = {
  readonly line: RaceDayLine;
  readonly clocks: Clocks;
  /** The round's own broadcast; '' for none. */
  readonly watch: string;
  readonly t: Translator;
};

function PanelLine({ line, clocks, watch, t }: PanelLineProps) {
  const { session, mark, countdown, stage } = line;
  const { starts_at: start, ends_at: end, status_note: reason, previous_starts_at: before } = session;
  const links = linksOf(line, watch, t);
  const notice = noticeOf(line);
  const moment = (instant: string) =>
    clocks.isToday(instant) ? clocks.time(instant) : clocks.dayAndTime(instant);
  return (
    <li className="race-panel-line" data-off={stage === 'off' ? '' : undefined}>
      <p className="race-panel-head">
        {mark === null ? null : <Badge tone={mark.tone}>{mark.text}</Badge>}
        <span className="numeric">
          <time dateTime={start}>{moment(start)}</time>
          {end === null ? null : (
            <>
              –<time dateTime={end}>{clocks.time(end)}</time>
            </>
          )}
        </span>
        {countdown === '' ? null : <strong className="numeric">{countdown}</strong>}
      </p>
      <SmartLink href={sessionAddress(session.id)} prefetch={false} className="race-panel-name">
        {lineName(session, t)}
      </SmartLink>
      {!isChanged(line) ? null : (
        <p className="text-sm">
          {[before === null || before === start ? '' : t('timetable.was', { time: moment(before) }), reason]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
      )}
      {notice === '' ? null : (
        <p className="line-clamp-2 text-sm">
          <strong>{t('session.raceControl')}</strong> <bdi>{notice}</bdi>
        </p>
      )}
      {links.length === 0 ? null : (
        <p className="race-panel-links">
          {links.map(({ name, link }) => (
            <SmartLink key={link} href={link} rel="noopener" prefetch={false} className="text-link">
              {name}
            </SmartLink>
          ))}
        </p>
      )}
    </li>
  );
}
