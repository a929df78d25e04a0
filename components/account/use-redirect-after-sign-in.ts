'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef } from 'react';
import { redirectAfterSignIn } from '@/lib/account/redirect-after-sign-in';
import { isLoggedIn } from '@/lib/session/store';
import { useIsSessionKnown, useSession } from '@/lib/session/use-session';

/**
 * Takes a visitor who is signed in, here or in another tab, from a sign-in screen to the remembered page, once the customer is loaded
 * (spec point 4). With several tabs, each returns to its own page, because anything typed there is in that tab alone.
 * @returns a function that redirects at once, for a sign-in whose customer could not be loaded
 */
export function useRedirectAfterSignIn(isEventSite: boolean): () => void {
  const router = useRouter();
  const isKnown = useIsSessionKnown();
  const isSignedIn = useSession(isLoggedIn);
  const hasCustomer = useSession(({ profile }) => profile.id !== null);
  const remembered = useSession(({ redirect_after_login }) => redirect_after_login);
  const cameFrom = useRef<string | null>(null);
  const hasLeft = useRef(false);

  useEffect(() => {
    if (remembered !== null) cameFrom.current = remembered;
  }, [remembered]);

  const redirect = useCallback(() => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    const own = cameFrom.current;
    cameFrom.current = null;
    redirectAfterSignIn(router, isEventSite, 'home', own);
  }, [router, isEventSite]);

  useEffect(() => {
    // React keeps the previous screen and uses it again after a sign-out.
    if (!isSignedIn) hasLeft.current = false;
    else if (isKnown && hasCustomer) redirect();
  }, [isKnown, isSignedIn, hasCustomer, redirect]);
  return redirect;
}
