'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';
import { useIdle } from '@/components/ui/use-idle.client';
import { useIsland } from '@/components/ui/use-island.client';
import { noticeArrival, useArrival } from '@/lib/account/arrival';
import { redirectAfterSignIn } from '@/lib/account/redirect-after-sign-in';
import { isLinkActive, isLoggedIn } from '@/lib/session/state';
import { startSession } from '@/lib/session/start';
import { useSession } from '@/lib/session/use-session';
import { withTexts } from '@/lib/i18n/load-later-texts.client';
import { AccountMenu } from './account-menu.client';

const loadSessionTasks = withTexts(() => import('./session-tasks.client'));

export type AccountCornerProps = {
  /** Whether this is one of the configured event sites, where visitors arrive through the entry page (spec point 2). */
  readonly isEventSite: boolean;
};

/** Who the visitor is, in their corner of the header; what works in the background is loaded for those who need it. */
export default function AccountCorner({ isEventSite }: AccountCornerProps) {
  const router = useRouter();
  const arrival = useArrival();
  const needsTasks = useSession((session) => isLoggedIn(session) || !isLinkActive(session));

  useLayoutEffect(() => {
    noticeArrival();
    return startSession();
  }, []);

  const isToldWhy =
    arrival !== null && (arrival.link !== null || arrival.isRefused || arrival.hasSessionEnded);
  const isNeeded = needsTasks || isToldWhy;
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
          link={arrival?.link ?? null}
          isLinkRefused={arrival?.isRefused ?? false}
          hasSessionEnded={arrival?.hasSessionEnded ?? false}
          onSignedIn={() => redirectAfterSignIn(router, isEventSite, 'stay')}
        />
      ) : null}
    </>
  );
}
