'use client';

import { useRef } from 'react';
import type { MouseEvent, PointerEvent } from 'react';

/**
 * Closes a dialog on a press outside its content, which is one on the dialog element itself. A drag from the content to the outside, such
 * as one that selects text, is reported as a click there, too, but isn't meant to close it.
 */
export function useBackdropPress(close: () => void) {
  const isOutside = useRef(false);
  return {
    onPointerDown: ({ target, currentTarget }: PointerEvent<HTMLDialogElement>) => {
      isOutside.current = target === currentTarget;
    },
    onClick: ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
      if (isOutside.current && target === currentTarget) close();
    },
  };
}
