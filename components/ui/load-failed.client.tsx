'use client';

import { useEffect } from 'react';
import { useTranslate } from '@/lib/i18n/use-translate';
import { reloadPage } from '@/lib/pwa/missing-script';

/** In the place of a part of the page whose script cannot be had. */
export function LoadFailed() {
  const t = useTranslate();
  return <p role="alert">{t('islands.loadFailed')}</p>;
}

/** In the place of a whole screen whose script cannot be had: a page of a former build is loaded as it is now. */
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
