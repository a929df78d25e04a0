'use client';

import { Button, toast, useDocumentInfo } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { propertyOf } from '../../../lib/shared/record.ts';

type Action = {
  readonly label: string;
  /** Path below the record's. */
  readonly path: string;
};

const messageOf = (answer: unknown): string => String(propertyOf(answer, 'message') ?? '');

/** Buttons above a record that run an action on the server and show its result. */
export function RecordActions({ collection, actions }: { collection: string; actions: readonly Action[] }) {
  const { id } = useDocumentInfo();
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const run = async ({ path }: Action) => {
    setIsBusy(true);
    try {
      const response = await fetch(`/api/${collection}/${String(id)}/${path}`, { method: 'POST' });
      const message = messageOf(await response.json());
      if (response.ok) toast.success(message);
      else toast.error(message);
      router.refresh();
    } catch {
      toast.error('Couldn’t reach the server.');
    } finally {
      setIsBusy(false);
    }
  };
  if (id === undefined) return null;
  return (
    <div style={{ display: 'flex', gap: 'calc(var(--base) / 2)' }}>
      {actions.map((action) => (
        <Button
          key={action.path}
          buttonStyle="secondary"
          size="small"
          disabled={isBusy}
          onClick={() => void run(action)}
        >
          {action.label}
        </Button>
      ))}
    </div>
  );
}
