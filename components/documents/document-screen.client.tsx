'use client';

import { useEffect, useState } from 'react';
import { RequireLogin } from '@/components/account/require-login.client';
import { problemOf } from '@/components/forms/api-problem';
import { NotFoundView } from '@/components/layout/not-found-view';
import { Notice } from '@/components/ui/notice';
import type { DocumentKind } from '@/lib/content/shop-screens';
import { useTranslate } from '@/lib/i18n/use-translate';
import { InvoiceView } from './invoice-view';
import { TicketList } from './ticket-list';
import { readDocumentAddress, useDocument, type DocumentAddress } from './use-document.client';

/** An invoice or tickets, for the owner or for who holds a signed link. */
export default function DocumentScreen({ kind }: { readonly kind: DocumentKind }) {
  const [address] = useState(() => readDocumentAddress(window.location));
  const shown = <Shown kind={kind} address={address} />;
  return address.key === '' ? <RequireLogin>{shown}</RequireLogin> : shown;
}

function Shown({ kind, address }: { readonly kind: DocumentKind; readonly address: DocumentAddress }) {
  const t = useTranslate();
  const isPrint = kind !== 'invoice';
  const found = useDocument(address, kind === 'tickets');
  const isShown = found.kind === 'shown';
  useEffect(() => {
    if (isShown && isPrint) window.print();
  }, [isShown, isPrint]);

  switch (found.kind) {
    case 'loading':
      return (
        <p role="status" className="container-site waiting py-12">
          {t('common.loading')}
        </p>
      );
    case 'missing':
      return <NotFoundView t={t} />;
    case 'failed':
      return (
        <div className="container-site py-12">
          <Notice tone="danger" live>
            {problemOf(found.error, t).message}
          </Notice>
        </div>
      );
    case 'shown':
      return (
        <div className="container-site document" data-print={isPrint ? '' : undefined}>
          {kind === 'tickets' ? (
            <TicketList invoice={found.invoice} tickets={found.tickets} t={t} />
          ) : (
            <InvoiceView invoice={found.invoice} address={address} t={t} />
          )}
        </div>
      );
  }
}
