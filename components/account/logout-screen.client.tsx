'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { signOut } from '@/lib/account/sign-in';
import { startSession } from '@/lib/session/start';
import { AccountApp } from './account-app.client';
import type { AccountScreenProps } from './account-screen.client';

/** /logout: signs the visitor out in all tabs and goes to the start page (spec point 2). */
export default function LogoutScreen({ lang, messages }: AccountScreenProps) {
  return (
    <AccountApp lang={lang} messages={messages}>
      <Logout />
    </AccountApp>
  );
}

function Logout() {
  const { t } = useTranslation();
  const router = useRouter();
  useEffect(() => {
    const stop = startSession();
    void signOut().then(() => router.replace('/'));
    return stop;
  }, [router]);
  return <p role="status">{t('account.signingOut')}</p>;
}
