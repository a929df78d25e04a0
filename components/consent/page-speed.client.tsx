'use client';

import { useEffect, useState } from 'react';
import { useReportWebVitals } from 'next/web-vitals';
import { createPageReport, deviceOf, sendPageReport } from '@/lib/telemetry/page-speed';

/** The address that the browser loaded; the visitor may have navigated since. */
function loadedPath(): string {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && URL.canParse(loaded.name)
    ? new URL(loaded.name).pathname
    : location.pathname;
}

/** Measures how fast this page is for the visitor, and reports it when they leave or switch away. */
export default function PageSpeed() {
  const [report] = useState(() => createPageReport(loadedPath(), deviceOf(screen)));
  useReportWebVitals(report.note);
  useEffect(() => {
    const send = () => {
      const text = document.visibilityState === 'hidden' ? report.take() : null;
      if (text !== null) sendPageReport(text);
    };
    // On the window, after the library's own listeners, which take the last measurements at the same moment.
    addEventListener('visibilitychange', send);
    return () => removeEventListener('visibilitychange', send);
  }, [report]);
  return null;
}
