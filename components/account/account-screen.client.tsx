'use client';

import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { AccountScreenName } from '@/lib/account/account-screens';
import type { AccountScreenProps } from './account-shell.client';

/** Each screen loads when it is shown; the server renders its markup. */
const SCREENS: Readonly<Record<AccountScreenName, ComponentType<AccountScreenProps>>> = {
  login: dynamic(() => import('./login-screen.client')),
  auth: dynamic(() => import('./auth-screen.client')),
  signup: dynamic(() => import('./signup-screen.client')),
  forgotpassword: dynamic(() => import('./forgot-password-screen.client')),
  logout: dynamic(() => import('./logout-screen.client')),
  profile: dynamic(() => import('./profile-screen.client')),
  enter: dynamic(() => import('./enter-screen.client')),
  'find-order': dynamic(() => import('./find-order-screen.client')),
};

/** One of the account screens, as an application of its own. */
export function AccountScreen({
  screen,
  ...props
}: AccountScreenProps & { readonly screen: AccountScreenName }) {
  const Screen = SCREENS[screen];
  return <Screen {...props} />;
}
