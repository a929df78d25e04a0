'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useInView } from 'react-intersection-observer';
import { LoadFailed } from '@/components/ui/load-failed.client';
import { useIsland } from '@/components/ui/use-island.client';
import { paymentTokenOf } from '@/lib/payments/return-address';
import { isLoggedIn } from '@/lib/session/store';
import { useSession } from '@/lib/session/use-session';
import { formAnchor } from './control-id';
import type { FormSettings } from './form-settings';
import { FormSignIn, type FormSignInTexts } from './form-sign-in.client';

const NEAR = '300px';
const loadController = () => import('./form-controller.client');

type FormIslandProps = {
  readonly settings: FormSettings;
  readonly signIn: FormSignInTexts;
  readonly children: ReactNode;
};

/**
 * The box around a server-rendered form. The code that validates and sends it loads when the form is near the viewport or in use; a press
 * before that is queued.
 */
export function FormIsland({ settings, signIn, children }: FormIslandProps) {
  const isSignedIn = useSession(isLoggedIn);
  // The server doesn't know the visitor, so it renders the form for anonymous ones (spec point 4: checked on load).
  const isLocked = settings.mustBeLoggedOn && !isSignedIn;
  const { Island, hasFailed, want } = useIsland(loadController);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const [isPressed, setIsPressed] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { ref: sentinel, inView } = useInView({ triggerOnce: true, rootMargin: NEAR });

  useEffect(() => {
    if (isLocked) return;
    if (inView || paymentTokenOf(window.location.search) !== null) want();
  }, [inView, isLocked, want]);

  const isReady = Island !== null;
  useEffect(() => {
    const element = box.current?.querySelector('form');
    if (!element) return;
    setForm(element);
    // The buttons of a form that can't be sent without a script.
    for (const button of element.querySelectorAll('button')) button.disabled = false;
    if (isReady) return;
    // A press is queued, so that the browser doesn't respond in its own language.
    element.noValidate = true;
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
    <div ref={box} id={formAnchor(settings.id)}>
      <span ref={sentinel} />
      {isLocked ? <FormSignIn formId={settings.id} texts={signIn} /> : null}
      <div hidden={isLocked}>{children}</div>
      {isPressed && hasFailed ? <LoadFailed /> : null}
      {Island && form ? <Island settings={settings} form={form} isPressed={isPressed} /> : null}
    </div>
  );
}
