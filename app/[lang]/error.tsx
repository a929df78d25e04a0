'use client';

import { useEffect, useState } from 'react';
import { useErrorTexts } from '@/components/layout/error-texts.client';
import { ErrorView } from '@/components/layout/error-view';
import { isMissingScript, reloadPage } from '@/lib/pwa/missing-script';

/** The error screen. A page whose script belongs to an earlier build is reloaded in full instead. */
export default function ErrorScreen({ error, retry }: { error: unknown; retry: () => void }) {
  const texts = useErrorTexts();
  const [isLeaving, setIsLeaving] = useState(() => isMissingScript(error));
  useEffect(() => {
    // To the browser's own error channel, where monitoring listens.
    window.reportError(error);
    if (!isMissingScript(error) || reloadPage()) return;
    const timer = setTimeout(() => setIsLeaving(false));
    return () => clearTimeout(timer);
  }, [error]);
  if (isLeaving) return null;
  return <ErrorView title={texts.title} message={texts.message} retryLabel={texts.retry} onRetry={retry} />;
}
