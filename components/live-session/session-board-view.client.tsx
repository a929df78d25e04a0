'use client';

import { useEffect, useMemo, useState } from 'react';
import { followedRaceDay } from '@/components/race-day/follow-race-day';
import { TimingTable } from '@/components/racing/timing-table';
import type { ClassColour } from '@/lib/contract/entities/racing';
import { browserClock } from '@/lib/dates/browser-clock';
import { useTranslate } from '@/lib/i18n/use-translate';
import { timingMoment } from '@/lib/season/live-session';
import { sessionClasses } from '@/lib/season/session-classes';
import { makeSheet } from '@/lib/season/sheet';
import type { FollowedSession } from './follow-live-session';
import { LiveFacts } from './live-facts';
import { LiveStatus } from './live-status.client';
import { RaceMessages } from './race-messages';

export type BoardProps = {
  readonly followed: FollowedSession;
  /** False before there are rows: flag and messages are then above whatever the page has in place of the sheet. */
  readonly hasSheet: boolean;
  /** Name of the selected class; '' for all. */
  readonly chosen: string;
  readonly caption: string;
  readonly gridFrom: { readonly id: number } | null;
  readonly colours: readonly ClassColour[];
  readonly language: string;
  /** Time zone of the circuit. */
  readonly timeZone: string;
};

/** Each row has the addresses of its drivers and team itself. */
const NO_ADDRESSES: ReadonlyMap<string, string> = new Map();
/** After this long without news from the timing, the page of a running session says so. */
const QUIET_MS = 60_000;
const CHECK_MS = 5_000;

/** The current time by the server's clock, in epoch milliseconds. */
const serverNow = () => Date.now() + (followedRaceDay()?.clockError ?? 0);

/** A session live: the flag and what is left, the sheet, and race control's messages. It says if what it shows is old. */
export default function SessionBoardShown(props: BoardProps) {
  const { followed, hasSheet, chosen, caption, gridFrom, colours, language, timeZone } = props;
  const { session, isLost } = followed;
  const t = useTranslate();
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), CHECK_MS);
    return () => clearInterval(timer);
  }, []);
  const { time } = useMemo(() => browserClock(language, timeZone), [language, timeZone]);
  const sheet = useMemo(() => {
    const ofClass = sessionClasses(session.rows).find(({ name }) => name === chosen);
    return makeSheet(session, ofClass ?? null);
  }, [session, chosen]);
  const { updated_at: updatedAt, session_status: status } = session;
  const timedAt = timingMoment(session);
  const isQuiet = status === 'running' && timedAt !== null && now - Date.parse(timedAt) > QUIET_MS;
  const timeOf = (instant: string | null) => (instant === null ? '' : time(instant));
  const age = isLost
    ? t('session.lostSince', { time: timeOf(updatedAt) })
    : isQuiet
      ? t('session.quietSince', { time: timeOf(timedAt) })
      : '';
  return (
    <div className="live-board">
      <LiveFacts session={session} t={t} />
      {age === '' ? null : <p className="live-age">{age}</p>}
      <LiveStatus session={session} age={age} t={t} />
      {hasSheet ? (
        <TimingTable
          sheet={sheet}
          caption={caption}
          drivers={NO_ADDRESSES}
          teams={NO_ADDRESSES}
          gridFrom={gridFrom}
          colours={colours}
          t={t}
        />
      ) : null}
      <RaceMessages
        messages={session.messages.map(({ id, at, text }) => ({ id, text, time: timeOf(at) }))}
        t={t}
      />
    </div>
  );
}
