'use client';

import { useLivePreviewContext } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Names the preview beside a form for screen readers: Payload's frame has no title. */
export function PreviewTitle() {
  const { iframeRef, isLivePreviewing } = useLivePreviewContext();
  useEffect(() => {
    if (isLivePreviewing && iframeRef.current) iframeRef.current.title = 'Preview';
  });
  return null;
}
