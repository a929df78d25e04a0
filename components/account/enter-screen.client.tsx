'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { pathOfEntry, replacePage } from '@/lib/account/arrival';
import { AccountApp } from './account-app.client';
import type { AccountScreenProps } from './account-screen.client';

/** /enter/: the entry page of event sites, which leads on to where its fragment says (spec point 2). */
export default function EnterScreen({ lang, messages }: AccountScreenProps) {
  return (
    <AccountApp lang={lang} messages={messages}>
      <Entry />
    </AccountApp>
  );
}

function Entry() {
  const { t } = useTranslation();
  const router = useRouter();
  useEffect(() => {
    const { hash, origin } = window.location;
    replacePage(router, pathOfEntry(hash, origin));
  }, [router]);
  return <p role="status">{t('common.loading')}</p>;
}
