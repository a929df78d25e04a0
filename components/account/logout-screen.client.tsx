'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { signOut } from '@/lib/account/sign-out';
import { startSession } from '@/lib/session/start';
import { useTranslate } from '@/lib/i18n/use-translate';
import { type AccountScreenProps, AccountShell } from './account-shell.client';

/** /logout: signs the visitor out in all tabs and goes to the home page (spec point 2). */
export default function LogoutScreen({ lang, messages }: AccountScreenProps) {
  return (
    <AccountShell lang={lang} messages={messages}>
      <Logout />
    </AccountShell>
  );
}

function Logout() {
  const t = useTranslate();
  const router = useRouter();
  useEffect(() => {
    const stop = startSession();
    void signOut().then(() => router.replace('/'));
    return stop;
  }, [router]);
  return <p role="status">{t('account.signingOut')}</p>;
}
