'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { RecordActions } from '../../cms/collections/record-actions.client.tsx';

const ACTIONS = [{ label: 'Resend to customer', path: 'resend' }];

/** Actions for editors on an invoice. */
export function InvoiceActions() {
  const { id } = useDocumentInfo();
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 'calc(var(--base) / 2)' }}>
      <a href={`/api/invoices/${String(id)}/pdf`}>PDF</a>
      <RecordActions collection="invoices" actions={ACTIONS} />
    </div>
  );
}
