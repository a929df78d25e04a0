'use client';

import { useSyncExternalStore, type ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { SmartLink } from '@/components/ui/smart-link';
import { roundResultsAddress, sessionAddress } from '@/lib/content/addresses';
import { browserDateFormat } from '@/lib/dates/browser-format';
import { chosenClock, followClock } from '@/lib/dates/clock-choice';
import type { Translator } from '@/lib/i18n/translate';
import { useTranslate } from '@/lib/i18n/use-translate';
import { lineName, raceDayLines, type RaceDayLine } from './headline';
import { RaceDayStatus } from './race-day-status.client';
import { useRaceDay } from './use-race-day.client';

/** More would make the panel grow beyond its place. */
const MOST_LINES = 3;
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

export type PanelLiveProps = {
  readonly roundUrl: string;
  readonly language: string;
  /** The name of the circuit's time zone. */
  readonly zone: string;
  /** What is shown until it is known what is on. */
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
  const zone = timeZone === undefined ? {} : { timeZone };
  const time = browserDateFormat(language, { ...CLOCK, ...zone });
  const dayAndTime = browserDateFormat(language, { weekday: 'short', ...CLOCK, ...zone });
  const day = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', ...zone });
  const own = new Intl.DateTimeFormat(language, { timeZoneName: 'longGeneric' }).formatToParts();
  return {
    time: (instant) => time.format(new Date(instant)),
    dayAndTime: (instant) => dayAndTime.format(new Date(instant)),
    isToday: (instant) => day.format(new Date(instant)) === day.format(now),
    zone: timeZone === undefined ? (own.find(({ type }) => type === 'timeZoneName')?.value ?? '') : trackZone,
  };
}

/** Now and next at a round: what is on, what is late, what comes, with times, reasons and links. */
export default function RaceDayPanelLive({ roundUrl, language, zone, children }: PanelLiveProps) {
  const t = useTranslate();
  const shown = useRaceDay(roundUrl);
  const clock = useSyncExternalStore(followClock, chosenClock, () => 'track' as const);
  if (shown === null) return children;
  const { round, now, state, isConfirmed, confirmedAt } = shown;
  const clocks = clocksOf(language, clock === 'mine' ? undefined : round.time_zone, zone, now);
  const all = raceDayLines(state, isConfirmed, t);
  const lines = all.slice(0, MOST_LINES);
  return (
    <>
      {lines.length === 0 ? (
        <p>
          {t('raceDay.over')}{' '}
          <SmartLink href={roundResultsAddress(round.url)} prefetch={false} className="text-link">
            {t('round.results')}
          </SmartLink>
        </p>
      ) : (
        <ul className="race-panel-lines">
          {lines.map((line) => (
            <PanelLine key={line.session.id} line={line} clocks={clocks} watch={round.broadcast_link} t={t} />
          ))}
        </ul>
      )}
      <p className="race-panel-zone">
        {t('timetable.zone')} {clocks.zone}
        {isConfirmed ? null : (
          <>
            {' · '}
            {t('raceDay.asOf', { time: clocks.time(new Date(confirmedAt).toISOString()) })}
          </>
        )}
      </p>
      <RaceDayStatus lines={lines} />
    </>
  );
}

type PanelLineProps = {
  readonly line: RaceDayLine;
  readonly clocks: Clocks;
  /** The round's own broadcast; '' for none. */
  readonly watch: string;
  readonly t: Translator;
};

function PanelLine({ line: { session, mark, countdown, stage }, clocks, watch, t }: PanelLineProps) {
  const { starts_at: start, ends_at: end, status_note: reason, previous_starts_at: before } = session;
  const links =
    stage !== 'on'
      ? []
      : [
          { name: t('session.liveTiming'), link: session.live_timing_link },
          ...(session.streams.length > 0 ? session.streams : [{ name: t('round.watch'), link: watch }]),
        ].filter(({ link }) => link !== '');
  return (
    <li className="race-panel-line" data-off={stage === 'off' ? '' : undefined}>
      <p className="race-panel-head">
        <Badge tone={mark.tone}>{mark.text}</Badge>
        <span className="numeric">
          <time dateTime={start}>
            {clocks.isToday(start) ? clocks.time(start) : clocks.dayAndTime(start)}
          </time>
          {end === null ? null : (
            <>
              –<time dateTime={end}>{clocks.time(end)}</time>
            </>
          )}
        </span>
        {countdown === '' ? null : <strong className="numeric">{countdown}</strong>}
      </p>
      <SmartLink href={sessionAddress(session.id)} prefetch={false} className="race-panel-name">
        {lineName(session)}
      </SmartLink>
      {reason === '' && before === null ? null : (
        <p className="text-sm">
          {[
            before === null || before === start ? '' : t('timetable.was', { time: clocks.time(before) }),
            reason,
          ]
            .filter((part) => part !== '')
            .join(' · ')}
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
