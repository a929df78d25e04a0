'use client';

import type { ComponentProps } from 'react';
import { useHydrated } from './use-hydrated';

/** A button of the server's HTML that needs the page's script: before it has come a press would do nothing, so it cannot be pressed. */
export function ScriptButton({ disabled = false, ...button }: Omit<ComponentProps<'button'>, 'type'>) {
  const isHydrated = useHydrated();
  return <button {...button} type="button" disabled={disabled || !isHydrated} />;
}
