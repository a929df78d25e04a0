'use client';

import { Button } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { ADD_DEMO_CALL } from './demo-report.ts';
import { post } from './post.client.ts';

type State =
  { readonly step: 'idle' | 'working' | 'done' } | { readonly step: 'failed'; readonly message: string };

/** The button that adds the demo, with the outcome. */
export function AddDemo() {
  const [state, setState] = useState<State>({ step: 'idle' });
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.step === 'done') outcome.current?.focus();
  }, [state.step]);
  const add = async () => {
    setState({ step: 'working' });
    const { isDone, message } = await post(ADD_DEMO_CALL, {});
    setState(isDone ? { step: 'done' } : { step: 'failed', message });
  };
  if (state.step === 'done')
    return (
      <div ref={outcome} tabIndex={-1} role="status">
        <h2>The demo has been added</h2>
        <ul className="office-jobs">
          <li>
            <a href="/admin">Go to the CMS’s home</a>
          </li>
        </ul>
      </div>
    );
  return (
    <>
      <Button margin={false} disabled={state.step === 'working'} onClick={() => void add()}>
        Try the demo
      </Button>
      <div aria-live="polite">
        {state.step === 'working' ? (
          <p>Adding the demo. This takes a minute or two; saving anything else waits for it.</p>
        ) : null}
        {state.step === 'failed' ? (
          <p role="alert" className="new-season__problem">
            {state.message}
          </p>
        ) : null}
      </div>
    </>
  );
}
