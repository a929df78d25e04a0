'use client';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { ApiError } from '@/lib/api/errors';
import { useTranslate } from '@/lib/i18n/use-translate';
import { problemOf } from './api-problem';

/** Replaces content that could not be loaded: the reason, and a button that tries again. Nothing was typed that could be lost. */
export function CallFailed({ error }: { readonly error: ApiError }) {
  const t = useTranslate();
  const isOffline = error.kind === 'network' || error.kind === 'timeout';
  return (
    <Notice tone="danger" live>
      <p>{isOffline ? t('islands.offline.title') : problemOf(error, t).message}</p>
      <Button size="small" className="mt-2" onClick={() => window.location.reload()}>
        {t('forms.again')}
      </Button>
    </Notice>
  );
}
