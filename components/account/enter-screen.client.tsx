'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { pathOfEntry, replacePage } from '@/lib/account/redirect-after-sign-in';
import { useTranslate } from '@/lib/i18n/use-translate';
import { type AccountScreenProps, AccountShell } from './account-shell.client';

/** /enter/: the entry page of event sites, which redirects to the path in its fragment (spec point 2). */
export default function EnterScreen({ lang, messages }: AccountScreenProps) {
  return (
    <AccountShell lang={lang} messages={messages}>
      <Entry />
    </AccountShell>
  );
}

function Entry() {
  const t = useTranslate();
  const router = useRouter();
  useEffect(() => {
    const { hash, origin } = window.location;
    replacePage(router, pathOfEntry(hash, origin));
  }, [router]);
  return <p role="status">{t('common.loading')}</p>;
}
