'use client';

import { Button, toast, useDocumentInfo } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { textIn } from '../../../lib/shared/record.ts';

type State =
  | { readonly step: 'idle' | 'asking' | 'working' }
  | { readonly step: 'made'; readonly secret: string }
  | { readonly step: 'failed'; readonly message: string };

/** What takes the place of the button that was pressed gets its focus. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Makes the secret that a timing provider signs with, and shows it once. The former one stops working, which has to be confirmed. */
export function NewSecret() {
  const { id, savedDocumentData } = useDocumentInfo();
  const router = useRouter();
  const fieldId = useId();
  const [state, setState] = useState<State>({ step: 'idle' });
  if (typeof id !== 'number')
    return (
      <p className="field-type field-description">Save the provider first, then you can create its secret.</p>
    );

  const hasSecret = state.step === 'made' || textIn(savedDocumentData, 'secret_since') !== '';
  const make = async () => {
    setState({ step: 'working' });
    const response = await fetch(`/api/timing-providers/${String(id)}/new-secret`, { method: 'POST' }).catch(
      () => null,
    );
    const answer: unknown = response === null ? null : await response.json().catch(() => null);
    const secret = textIn(answer, 'secret');
    if (secret === '')
      return setState({
        step: 'failed',
        message: textIn(answer, 'message') || 'Couldn’t create a secret. Try again.',
      });
    setState({ step: 'made', secret });
    // The form says since when there is one.
    router.refresh();
  };
  const copy = (secret: string) =>
    navigator.clipboard.writeText(secret).then(
      () => toast.success('The secret is on the clipboard.'),
      () => toast.error('Couldn’t copy it. Select it and copy it yourself.'),
    );

  return (
    <section className="field-type cms-panel" aria-labelledby={`${fieldId}-head`}>
      <h3 id={`${fieldId}-head`} className="cms-panel__head">
        {`Secret of provider ${String(id)}`}
      </h3>
      <p className="field-description">
        The provider signs its calls with its number, {String(id)}, and this secret.
        {hasSecret ? '' : ' It has none yet and can’t send.'}{' '}
        <a href="/admin/help?page=timing">How to send live timing</a>
      </p>
      {state.step === 'asking' ? (
        <div role="alert" tabIndex={-1} ref={takeFocus}>
          <p>
            The current secret will stop working immediately. The provider can’t send anything until it has
            the new one.
          </p>
          <p className="cms-panel__buttons">
            <Button margin={false} onClick={() => void make()}>
              Replace the secret
            </Button>
            <Button margin={false} buttonStyle="secondary" onClick={() => setState({ step: 'idle' })}>
              Keep the current one
            </Button>
          </p>
        </div>
      ) : state.step === 'made' ? null : (
        <Button
          margin={false}
          buttonStyle="secondary"
          disabled={state.step === 'working'}
          onClick={() => (hasSecret ? setState({ step: 'asking' }) : void make())}
        >
          {hasSecret ? 'Create a new secret' : 'Create the secret'}
        </Button>
      )}
      <div aria-live="polite">
        {state.step === 'made' ? (
          <>
            <p>
              <label htmlFor={fieldId}>
                <strong>Copy it now: it’s only shown once.</strong>
              </label>
            </p>
            <p className="cms-panel__buttons">
              <input
                id={fieldId}
                ref={takeFocus}
                className="cms-panel__secret"
                readOnly
                value={state.secret}
                onFocus={(event) => event.target.select()}
              />
              <Button margin={false} buttonStyle="secondary" onClick={() => void copy(state.secret)}>
                Copy
              </Button>
            </p>
          </>
        ) : null}
        {state.step === 'failed' ? <p role="alert">{state.message}</p> : null}
      </div>
    </section>
  );
}
