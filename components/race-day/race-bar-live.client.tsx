'use client';

import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { SmartLink } from '@/components/ui/smart-link';
import { roundResultsAddress, sessionAddress, timetableAddress } from '@/lib/content/addresses';
import { useTranslate } from '@/lib/i18n/use-translate';
import { lineName, raceDayLines } from './headline';
import { RaceDayStatus } from './race-day-status.client';
import { useRaceDay } from './use-race-day.client';

export type RaceBarLiveProps = {
  readonly roundUrl: string;
  /** What is shown until it is known what is on. */
  readonly children: ReactNode;
};

/** The bar's text: what is on or next, with a countdown, and where to follow it. */
export default function RaceBarLive({ roundUrl, children }: RaceBarLiveProps) {
  const t = useTranslate();
  const shown = useRaceDay(roundUrl);
  if (shown === null) return children;
  const { round, state, isConfirmed } = shown;
  const lines = raceDayLines(state, isConfirmed, t).filter(({ stage }) => stage !== 'off');
  const [first, second] = lines;
  if (!first)
    return (
      <>
        <p className="race-bar-text">
          <strong>{round.name}</strong> {t('raceDay.over')}
        </p>
        <SmartLink href={roundResultsAddress(round.url)} prefetch={false} className="race-bar-link">
          {t('round.results')}
        </SmartLink>
      </>
    );
  const { session, mark, countdown, stage } = first;
  const links =
    stage === 'on'
      ? [
          { href: session.live_timing_link, name: t('session.liveTiming') },
          { href: session.streams[0]?.link || round.broadcast_link, name: t('round.watch') },
        ].filter(({ href }) => href !== '')
      : [{ href: timetableAddress(), name: t('round.schedule') }];
  return (
    <>
      <p className="race-bar-text">
        <Badge tone={mark.tone}>{mark.text}</Badge>{' '}
        <SmartLink href={sessionAddress(session.id)} prefetch={false} className="font-semibold">
          {lineName(session)}
        </SmartLink>{' '}
        <span className="numeric">{countdown}</span>
        {session.status_note === '' ? null : <span className="race-bar-note"> {session.status_note}</span>}
        {second === undefined || second.countdown === '' ? null : (
          <span className="race-bar-second numeric">
            {' '}
            · {second.mark.text}: {lineName(second.session)} {second.countdown}
          </span>
        )}
      </p>
      {links.map(({ href, name }) => (
        <SmartLink key={name} href={href} rel="noopener" prefetch={false} className="race-bar-link">
          {name}
        </SmartLink>
      ))}
      <RaceDayStatus lines={lines} />
    </>
  );
}
