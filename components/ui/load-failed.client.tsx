'use client';

import { useEffect } from 'react';
import { useTranslate } from '@/lib/i18n/use-translate';
import { reloadPage } from '@/lib/pwa/missing-script';

/** Replaces a part of the page whose script can't be loaded. */
export function LoadFailed() {
  const t = useTranslate();
  return <p role="alert">{t('islands.loadFailed')}</p>;
}

/** Replaces a screen whose script can't be loaded; a page of an earlier build is reloaded in its current form. */
export function ScreenFailed() {
  useEffect(() => {
    reloadPage();
  }, []);
  return (
    <div className="container-site py-10">
      <LoadFailed />
    </div>
  );
}
