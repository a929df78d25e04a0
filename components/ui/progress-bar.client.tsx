'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useCurrentPath } from './current-path.client';
import { useOnNavigation } from './use-on-navigation.client';
import { onNavigationStart } from './navigation-start.client';

/** A navigation that never ends (the visitor stopped it) removes the bar after this time. */
const GIVE_UP_MS = 15_000;

/** A bar at the top of the window while the path changes, whatever changes it (spec point 2). */
export function ProgressBar() {
  const path = useCurrentPath();
  const [state, setState] = useState<'idle' | 'running' | 'done'>('idle');

  const start = useEffectEvent((to: string) => {
    if (to !== path) setState('running');
  });
  useEffect(() => onNavigationStart((to) => start(to)), []);
  useOnNavigation(path, () => setState((before) => (before === 'running' ? 'done' : before)));

  useEffect(() => {
    if (state !== 'running') return;
    const timer = setTimeout(() => setState('idle'), GIVE_UP_MS);
    return () => clearTimeout(timer);
  }, [state]);

  return <div className="progress-bar" data-state={state} aria-hidden="true" />;
}
