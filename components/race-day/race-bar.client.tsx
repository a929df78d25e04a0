'use client';

import { useEffect, useState } from 'react';
import { useIdle } from '@/components/ui/use-idle.client';
import { useIsland } from '@/components/ui/use-island.client';
import { championshipNow } from '@/lib/content/client-clock';
import type { RaceBarLiveProps } from './race-bar-live.client';

const loadLive = () => import(/* webpackChunkName: "race-day" */ './race-bar-live.client');
/** How often a page opened the day before checks whether the day has come. */
const CHECK_MS = 30_000;

type RaceBarProps = RaceBarLiveProps & {
  readonly label: string;
  /** The round's days, as instants. */
  readonly from: string;
  readonly until: string;
  /** The time of the server's rendering, in epoch milliseconds. */
  readonly renderedAt: number;
};

/**
 * The bar under the header on the days of a round. The server reserves its place, so that nothing moves; on a page opened before the
 * first day it overlays the content.
 */
export function RaceBar({ label, from, until, renderedAt, ...live }: RaceBarProps) {
  const isIdle = useIdle();
  const { Island, want } = useIsland(loadLive);
  const [now, setNow] = useState(renderedAt);
  const isOn = (moment: number) => Date.parse(from) <= moment && moment < Date.parse(until);
  useEffect(() => {
    if (isIdle) want();
  }, [isIdle, want]);
  useEffect(() => {
    const check = () => setNow(championshipNow());
    const timer = setInterval(check, CHECK_MS);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, []);
  const hasSpace = isOn(renderedAt);
  return (
    <aside
      className="race-bar scheme-dark"
      aria-label={label}
      hidden={!isOn(now)}
      data-late={hasSpace ? undefined : ''}
      data-print="hide"
    >
      <div className="container-site race-bar-line">{Island ? <Island {...live} /> : live.children}</div>
    </aside>
  );
}
