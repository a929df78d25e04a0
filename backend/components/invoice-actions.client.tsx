'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { RecordActions } from './record-actions.client.tsx';

const ACTIONS = [{ label: 'Send to the customer again', path: 'resend' }];

/** What an editor may do with an invoice. */
export function InvoiceActions() {
  const { id } = useDocumentInfo();
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 'calc(var(--base) / 2)' }}>
      <a href={`/api/invoices/${String(id)}/pdf`}>PDF</a>
      <RecordActions collection="invoices" actions={ACTIONS} />
    </div>
  );
}
