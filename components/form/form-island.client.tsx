'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useInView } from 'react-intersection-observer';
import { LoadFailed } from '@/components/ui/load-failed.client';
import { useIsland } from '@/components/ui/use-island.client';
import { paymentTokenOf } from '@/lib/payments/return-address';
import type { FormSettings } from './form-settings';

const NEAR = '300px';
const loadController = () => import('./form-controller.client');

/**
 * The box around a form that the server wrote. What checks and sends it comes when the form is near the screen or in use; a
 * press before that is kept and sent then.
 */
export function FormIsland({ settings, children }: { settings: FormSettings; children: ReactNode }) {
  const { Island, hasFailed, want } = useIsland(loadController);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const [isPressed, setIsPressed] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { ref: sentinel, inView } = useInView({ triggerOnce: true, rootMargin: NEAR });

  useEffect(() => {
    if (inView || paymentTokenOf(window.location.search) !== null) want();
  }, [inView, want]);

  const isReady = Island !== null;
  useEffect(() => {
    const element = box.current?.querySelector('form');
    if (!element) return;
    setForm(element);
    if (isReady) return;
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      setIsPressed(true);
      want();
    };
    element.addEventListener('focusin', want);
    element.addEventListener('submit', onSubmit);
    return () => {
      element.removeEventListener('focusin', want);
      element.removeEventListener('submit', onSubmit);
    };
  }, [isReady, want]);

  return (
    <div ref={box}>
      <span ref={sentinel} />
      {children}
      {isPressed && hasFailed ? <LoadFailed /> : null}
      {Island && form ? <Island settings={settings} form={form} isPressed={isPressed} /> : null}
    </div>
  );
}
