'use client';

import { useRouter } from 'next/navigation';
import { useEffect, type ReactNode } from 'react';
import { isLoggedIn } from '@/lib/session/store';
import { useIsSessionKnown, useSession } from '@/lib/session/use-session';

/** Content for visitors who aren't signed in. Anybody else orders with their account, whose cart is another. */
export function GuestsOnly({ children }: { readonly children: ReactNode }) {
  const router = useRouter();
  const isKnown = useIsSessionKnown();
  const isSignedIn = useSession(isLoggedIn);
  const isElsewhere = isKnown && isSignedIn;
  useEffect(() => {
    if (isElsewhere) router.replace('/checkout');
  }, [isElsewhere, router]);
  return isKnown && !isSignedIn ? children : null;
}
