'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';
import { useIdle } from '@/components/ui/use-idle.client';
import { useIsland } from '@/components/ui/use-island.client';
import { arriveAfterSignIn } from '@/lib/account/arrival';
import { readLinkArrival, useLinkArrival } from '@/lib/account/link-arrival';
import { isLinkActive, isLoggedIn } from '@/lib/session/selectors';
import { startSession } from '@/lib/session/start';
import { useSession } from '@/lib/session/use-session';
import { AccountMenu } from './account-menu.client';

const loadSessionTasks = () => import('./session-tasks.client');

type AccountAreaProps = {
  /** Whether this is one of the configured event sites, where a visitor arrives by the entry page (spec point 2). */
  readonly isEventSite: boolean;
};

/**
 * The visitor's corner of the header. Who it is gets read before the first paint after hydration, in the place that the server
 * kept; what works in the background is loaded for those who need it.
 */
export function AccountArea({ isEventSite }: AccountAreaProps) {
  const router = useRouter();
  const arrival = useLinkArrival();
  const needsTasks = useSession((session) => isLoggedIn(session) || !isLinkActive(session));

  useLayoutEffect(() => {
    readLinkArrival();
    return startSession();
  }, []);

  const isByLink = arrival !== null && (arrival.link !== null || arrival.isRefused);
  const isNeeded = needsTasks || isByLink;
  const { Island: SessionTasks, want } = useIsland(loadSessionTasks);
  // Without a connection nothing can be loaded that tells of it, so it is there beforehand.
  const isIdle = useIdle();
  useEffect(() => {
    if (isNeeded || isIdle) want();
  }, [isNeeded, isIdle, want]);

  return (
    <>
      <AccountMenu />
      {isNeeded && SessionTasks ? (
        <SessionTasks
          link={arrival?.link ?? null}
          isLinkRefused={arrival?.isRefused ?? false}
          onSignedIn={() => arriveAfterSignIn(router, isEventSite, 'stay')}
        />
      ) : null}
    </>
  );
}
