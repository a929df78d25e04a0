'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { LoadFailed } from '@/components/ui/load-failed.client';
import { useIsland } from '@/components/ui/use-island.client';

const loadController = () => import('./add-to-cart-controller.client');

/** The box around a product's form. The cart code loads on the first interaction, and a press before that is queued. */
export function AddToCartIsland({ children }: { readonly children: ReactNode }) {
  const { Island, hasFailed, want } = useIsland(loadController);
  const box = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const [isPressed, setIsPressed] = useState(false);
  const isReady = Island !== null;

  useEffect(() => {
    const element = box.current?.querySelector('form');
    if (!element) return;
    setForm(element);
    // Errors are shown here, in the page's language; the browser's own validation would block a press made before hydration.
    element.noValidate = true;
    for (const button of element.querySelectorAll('button')) button.disabled = false;
    const stop = new AbortController();
    // However quick the first response, a double-click counts once.
    const onClick = (event: MouseEvent) => {
      const isButton = event.target instanceof Element && event.target.closest('button[type="submit"]');
      if (event.detail > 1 && isButton) event.preventDefault();
    };
    element.addEventListener('click', onClick, { signal: stop.signal });
    if (isReady) return () => stop.abort();
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      setIsPressed(true);
      want();
    };
    element.addEventListener('focusin', want, { signal: stop.signal });
    element.addEventListener('pointerenter', want, { signal: stop.signal });
    element.addEventListener('submit', onSubmit, { signal: stop.signal });
    return () => stop.abort();
  }, [isReady, want]);

  return (
    <div ref={box}>
      {children}
      {isPressed && hasFailed ? <LoadFailed /> : null}
      {Island && form ? <Island form={form} isPressed={isPressed} /> : null}
    </div>
  );
}
