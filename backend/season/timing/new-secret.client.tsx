'use client';

import { Button, useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { textIn } from '../../../lib/shared/record.ts';

/** Makes the secret that a timing provider signs with, and shows it once. */
export function NewSecret() {
  const { id } = useDocumentInfo();
  const [shown, setShown] = useState<{ secret: string } | { message: string } | null>(null);
  if (typeof id !== 'number') return <p>Save the provider first. Then you can make its secret.</p>;

  const make = async () => {
    const response = await fetch(`/api/timing-providers/${String(id)}/new-secret`, { method: 'POST' }).catch(
      () => null,
    );
    const answer: unknown = response === null ? null : await response.json().catch(() => null);
    const secret = textIn(answer, 'secret');
    setShown(
      secret === '' ? { message: textIn(answer, 'message') || 'Couldn’t make a secret.' } : { secret },
    );
  };

  return (
    <div className="field-type">
      <p>{`Provider number: ${String(id)}`}</p>
      <Button onClick={() => void make()}>Make a new secret</Button>
      <div aria-live="polite">
        {shown === null ? (
          <p>A new secret is shown once. The former one stops working at once.</p>
        ) : 'secret' in shown ? (
          <p>
            Copy it now, it can’t be shown again: <code>{shown.secret}</code>
          </p>
        ) : (
          <p role="alert">{shown.message}</p>
        )}
      </div>
    </div>
  );
}
