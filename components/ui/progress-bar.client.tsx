'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useCurrentPath } from './current-path.client';
import { useOnNavigation } from './use-on-navigation.client';
import { onNavigationStart } from './navigation-start.client';

/** Removes the bar after this time if a navigation never ends, for instance because the visitor stopped it. */
const GIVE_UP_MS = 15_000;

/** A bar at the top of the window during a navigation, whatever caused it (spec point 2). */
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
