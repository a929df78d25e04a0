'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';
import { useIdle } from '@/components/ui/use-idle.client';
import { useIsland } from '@/components/ui/use-island.client';
import { redirectAfterSignIn } from '@/lib/account/redirect-after-sign-in';
import { receiveLoginLink, useReceivedLoginLink } from '@/lib/account/received-login-link';
import { isLinkActive, isLoggedIn } from '@/lib/session/selectors';
import { startSession } from '@/lib/session/start';
import { useSession } from '@/lib/session/use-session';
import { AccountMenu } from './account-menu.client';

const loadSessionTasks = () => import('./session-tasks.client');

type AccountAreaProps = {
  /** Whether this is one of the configured event sites, where visitors arrive through the entry page (spec point 2). */
  readonly isEventSite: boolean;
};

/**
 * The visitor's corner of the header. Who it is gets read before the first paint after hydration, in the place that the server
 * kept; what works in the background is loaded for those who need it.
 */
export function AccountArea({ isEventSite }: AccountAreaProps) {
  const router = useRouter();
  const received = useReceivedLoginLink();
  const needsTasks = useSession((session) => isLoggedIn(session) || !isLinkActive(session));

  useLayoutEffect(() => {
    receiveLoginLink();
    return startSession();
  }, []);

  const isByLink = received !== null && (received.link !== null || received.isRefused);
  const isNeeded = needsTasks || isByLink;
  const { Island: SessionTasks, want } = useIsland(loadSessionTasks);
  // Offline nothing can be loaded to report it, so it is loaded beforehand.
  const isIdle = useIdle();
  useEffect(() => {
    if (isNeeded || isIdle) want();
  }, [isNeeded, isIdle, want]);

  return (
    <>
      <AccountMenu />
      {isNeeded && SessionTasks ? (
        <SessionTasks
          link={received?.link ?? null}
          isLinkRefused={received?.isRefused ?? false}
          onSignedIn={() => redirectAfterSignIn(router, isEventSite, 'stay')}
        />
      ) : null}
    </>
  );
}
