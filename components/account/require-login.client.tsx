'use client';

import { useRouter } from 'next/navigation';
import { useEffect, type ReactNode } from 'react';
import { rememberCurrentPage } from '@/lib/account/redirect-after-sign-in';
import { isLeavingSession } from '@/lib/session/leaving';
import { isLoggedIn } from '@/lib/session/store';
import { useIsSessionKnown, useSession } from '@/lib/session/use-session';

/**
 * Content for signed-in visitors only (spec point 6). Anyone else is redirected to /login, and returns to this page with its query and
 * hash. This is navigation, not protection: protected data comes from calls that the server authorises.
 */
export function RequireLogin({ children }: { readonly children: ReactNode }) {
  const router = useRouter();
  const isKnown = useIsSessionKnown();
  const isSignedIn = useSession(isLoggedIn);
  useEffect(() => {
    if (!isKnown || isSignedIn || isLeavingSession()) return;
    rememberCurrentPage();
    router.replace('/login');
  }, [isKnown, isSignedIn, router]);
  return <div hidden={!isSignedIn}>{children}</div>;
}
