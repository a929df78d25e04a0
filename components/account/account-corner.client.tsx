'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';
import { useIdle } from '@/components/ui/use-idle.client';
import { useIsland } from '@/components/ui/use-island.client';
import { noticeArrival, useArrival } from '@/lib/account/arrival';
import { redirectAfterSignIn } from '@/lib/account/redirect-after-sign-in';
import { isLinkActive, isLoggedIn } from '@/lib/session/store';
import { startSession } from '@/lib/session/start';
import { useSession } from '@/lib/session/use-session';
import { withTexts } from '@/lib/i18n/load-later-texts.client';
import { AccountMenu } from './account-menu.client';

const loadSignInTasks = withTexts(() => import('./sign-in-tasks.client'));

export type AccountCornerProps = {
  /** Whether this is one of the configured event sites, where visitors arrive through the entry page (spec point 2). */
  readonly isEventSite: boolean;
};

/** Shows who is signed in, in the header; background tasks load only for those who need them. */
export default function AccountCorner({ isEventSite }: AccountCornerProps) {
  const router = useRouter();
  const arrival = useArrival();
  const needsTasks = useSession((session) => isLoggedIn(session) || !isLinkActive(session));

  useLayoutEffect(() => {
    noticeArrival();
    return startSession();
  }, []);

  const needsNotice =
    arrival !== null && (arrival.link !== null || arrival.isRefused || arrival.hasSessionEnded);
  const isNeeded = needsTasks || needsNotice;
  const { Island: SignInTasks, want } = useIsland(loadSignInTasks);
  // Nothing can be loaded offline to report a failure, so this is loaded beforehand.
  const isIdle = useIdle();
  useEffect(() => {
    if (isNeeded || isIdle) want();
  }, [isNeeded, isIdle, want]);

  return (
    <>
      <AccountMenu />
      {isNeeded && SignInTasks ? (
        <SignInTasks
          link={arrival?.link ?? null}
          isLinkRefused={arrival?.isRefused ?? false}
          hasSessionEnded={arrival?.hasSessionEnded ?? false}
          onSignedIn={() => redirectAfterSignIn(router, isEventSite, 'stay')}
        />
      ) : null}
    </>
  );
}
