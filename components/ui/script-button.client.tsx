'use client';

import type { ComponentProps } from 'react';
import { useHydrated } from './use-hydrated';

/** A server-rendered button that needs the page's script: until that has loaded, a press would do nothing, so the button is disabled. */
export function ScriptButton({ disabled = false, ...button }: Omit<ComponentProps<'button'>, 'type'>) {
  const isHydrated = useHydrated();
  return <button {...button} type="button" disabled={disabled || !isHydrated} />;
}
