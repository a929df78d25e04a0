'use client';

import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { SmartLink } from '@/components/ui/smart-link';
import { roundAddress, roundResultsAddress, sessionAddress, timetableAddress } from '@/lib/season/addresses';
import { useIsMyCategory } from '@/lib/favourites/use-favourites';
import { useTranslate } from '@/lib/i18n/use-translate';
import { leadingLines, lineName, lineSentence, raceDayLines } from './headline';
import type { RaceDayMarks } from '@/lib/season/race-day-marks';
import { useFreshPage } from './follow-page.client';
import { RaceDayStatus } from './race-day-status.client';
import { useRaceDay } from './use-race-day.client';

export type RaceBarLiveProps = {
  /** URL name of the round that the page was made for. */
  readonly roundUrl: string;
  /** What the page was made with; null for a preview, which shows drafts or another day. */
  readonly marks: RaceDayMarks | null;
  /** Shown until the current session is known. */
  readonly children: ReactNode;
};

/** More would leave no room for the current session. */
const MAX_LINKS = 2;
/** A start this near is shown on a phone, too, even during another session: it then takes the place of the links. */
const SOON_MINUTES = 10;

/**
 * The bar's text: the current or next session, with a countdown, and where to follow it. Of several, the visitor's own category comes
 * first.
 */
export default function RaceBarLive({ roundUrl, marks, children }: RaceBarLiveProps) {
  const t = useTranslate();
  const shown = useRaceDay(roundUrl);
  const isMine = useIsMyCategory();
  useFreshPage(marks);
  if (shown === null) return children;
  const { round, state, isConfirmed } = shown;
  const lines = leadingLines(raceDayLines(state, isConfirmed, t), isMine).filter(
    ({ stage }) => stage !== 'off',
  );
  const [first] = lines;
  if (!first)
    return (
      <>
        <p className="race-bar-text">
          <SmartLink
            href={roundAddress(round.url)}
            prefetch={false}
            dir="auto"
            className="race-bar-name font-semibold"
          >
            {round.name}
          </SmartLink>{' '}
          <span>{t('raceDay.over')}</span>
        </p>
        <SmartLink href={roundResultsAddress(round.url)} prefetch={false} className="race-bar-link">
          {t('round.results')}
        </SmartLink>
      </>
    );
  const { session, mark, countdown, stage } = first;
  const next = countdown === '' ? lines.find((line) => line.countdown !== '') : undefined;
  const isSoon = next !== undefined && (state.minutesToNext ?? Infinity) <= SOON_MINUTES;
  const toFollow =
    stage === 'on'
      ? [
          { href: session.live_timing_link, name: t('session.liveTiming') },
          { href: session.streams[0]?.link || round.broadcast_link, name: t('round.watch') },
        ].filter(({ href }) => href !== '')
      : [];
  const timetable = { href: timetableAddress(session.category?.url), name: t('round.schedule') };
  const links = [...toFollow, timetable].slice(0, MAX_LINKS);
  return (
    <>
      <p className="race-bar-text">
        <Badge tone={mark.tone}>{mark.text}</Badge>{' '}
        {/* Names and reasons have their own direction, which decides where they are truncated. */}
        <SmartLink
          href={sessionAddress(session.id)}
          prefetch={false}
          dir="auto"
          className="race-bar-name font-semibold"
        >
          {lineName(session, t)}
        </SmartLink>{' '}
        {countdown === '' ? null : <span className="numeric">{countdown}</span>}{' '}
        {session.status_note === '' ? null : (
          <span className="race-bar-note" dir="auto">
            {session.status_note}
          </span>
        )}
        {next === undefined ? null : (
          <span className="race-bar-second numeric" data-soon={isSoon ? '' : undefined}>
            {' · '}
            {next.mark.text}
            <span className="race-bar-second-name">
              : <bdi>{lineName(next.session, t)}</bdi>
            </span>{' '}
            {next.countdown}
          </span>
        )}
      </p>
      {links.map(({ href, name }) => (
        <SmartLink key={name} href={href} rel="noopener" prefetch={false} className="race-bar-link">
          {name}
        </SmartLink>
      ))}
      <RaceDayStatus sentences={lines.map((line) => lineSentence(line, t))} />
    </>
  );
}
