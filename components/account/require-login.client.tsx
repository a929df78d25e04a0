'use client';

import { useRouter } from 'next/navigation';
import { useEffect, type ReactNode } from 'react';
import { rememberShownPage } from '@/lib/account/arrival';
import { isLeavingForHome } from '@/lib/session/leaving';
import { isLoggedIn } from '@/lib/session/selectors';
import { useIsSessionKnown, useSession } from '@/lib/session/use-session';

/**
 * What only a signed-in visitor is shown (spec point 6). Anybody else is sent to /login in place of this page, and comes back to it
 * with query and hash. It guards the way, not a secret: what is secret comes by calls that the server checks.
 */
export function RequireLogin({ children }: { readonly children: ReactNode }) {
  const router = useRouter();
  const isKnown = useIsSessionKnown();
  const isSignedIn = useSession(isLoggedIn);
  useEffect(() => {
    if (!isKnown || isSignedIn || isLeavingForHome()) return;
    rememberShownPage();
    router.replace('/login');
  }, [isKnown, isSignedIn, router]);
  return <div hidden={!isSignedIn}>{children}</div>;
}
