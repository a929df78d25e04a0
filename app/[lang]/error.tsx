'use client';

import { useEffect } from 'react';
import { useErrorTexts } from '@/components/layout/error-texts.client';
import { ErrorView } from '@/components/layout/error-view';

/** The error screen. */
export default function ErrorScreen({ error, retry }: { error: unknown; retry: () => void }) {
  const texts = useErrorTexts();
  useEffect(() => {
    // To the browser's own error channel, where monitoring listens.
    window.reportError(error);
  }, [error]);
  return <ErrorView title={texts.title} message={texts.message} retryLabel={texts.retry} onRetry={retry} />;
}
