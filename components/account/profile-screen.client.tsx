'use client';

import { useEffect } from 'react';
import { ScreenFailed } from '@/components/ui/load-failed.client';
import { useIsland } from '@/components/ui/use-island.client';
import { isLoggedIn } from '@/lib/session/store';
import { useSession } from '@/lib/session/use-session';
import { type AccountScreenProps, AccountShell } from './account-shell.client';
import { ProfileSkeleton } from './profile/profile-skeleton';
import { RequireLogin } from './require-login.client';

const loadProfile = () => import('./profile/profile-app.client');

/** /profile: anonymous visitors are redirected to sign in. The profile itself is an application that loads for its owner. */
export default function ProfileScreen(props: AccountScreenProps) {
  const isSignedIn = useSession(isLoggedIn);
  const { Island: ProfileApp, hasFailed, want } = useIsland(loadProfile);
  useEffect(() => {
    if (isSignedIn) want();
  }, [isSignedIn, want]);
  return (
    <AccountShell lang={props.lang} messages={props.messages}>
      <RequireLogin>
        {hasFailed ? <ScreenFailed /> : ProfileApp ? <ProfileApp {...props} /> : <ProfileSkeleton />}
      </RequireLogin>
    </AccountShell>
  );
}
