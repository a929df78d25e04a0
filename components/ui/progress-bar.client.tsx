'use client';

import { useEffect, useState } from 'react';
import { useCurrentPath } from '@/components/layout/current-path.client';
import { leadsElsewhere } from './navigation-click';

/** A navigation that never ends (the visitor stopped it) takes the bar away after this time. */
const GIVE_UP_MS = 15_000;

/** A bar at the top of the window while the path changes (spec point 2). */
export function ProgressBar() {
  const path = useCurrentPath();
  const [startedAt, setStartedAt] = useState<string | null>(null);
  const isRunning = startedAt !== null && startedAt === path;

  useEffect(() => {
    const start = (event: MouseEvent) => {
      if (leadsElsewhere(event, window.location)) setStartedAt(window.location.pathname);
    };
    document.addEventListener('click', start);
    return () => document.removeEventListener('click', start);
  }, []);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setStartedAt(null), GIVE_UP_MS);
    return () => clearTimeout(timer);
  }, [isRunning]);

  const state = isRunning ? 'running' : startedAt === null ? 'idle' : 'done';
  return <div className="progress-bar" data-state={state} aria-hidden="true" />;
}
