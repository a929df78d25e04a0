'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { rememberShownPage } from '@/lib/account/arrival';
import { isLeavingForHome } from '@/lib/session/leaving';
import { isLoggedIn } from '@/lib/session/selectors';
import { useIsSessionKnown, useSession } from '@/lib/session/use-session';

/**
 * Sends an anonymous visitor to /login by replacement and back to this address afterwards, once it is known that nobody is
 * signed in (spec point 4). What was typed is the draft's.
 */
export function useFormLogin(isRequired: boolean): void {
  const router = useRouter();
  const isKnown = useIsSessionKnown();
  const isSignedIn = useSession(isLoggedIn);
  useEffect(() => {
    if (!isRequired || !isKnown || isSignedIn || isLeavingForHome()) return;
    rememberShownPage();
    router.replace('/login');
  }, [isRequired, isKnown, isSignedIn, router]);
}
