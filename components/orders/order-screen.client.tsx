'use client';

import { useState } from 'react';
import { RequireLogin } from '@/components/account/require-login.client';
import { ByEmail, DocumentProblem } from '@/components/documents/document-problem.client';
import { readDocumentAddress, type DocumentAddress } from '@/components/documents/use-document.client';
import { pageHasExtension } from '@/lib/content/extensions-mark';
import { useTranslate } from '@/lib/i18n/use-translate';
import { OrderView } from './order-view';
import { useOrder } from './use-order.client';

/** An order, for its buyer or holders of a signed link. */
export default function OrderScreen() {
  const [address] = useState(() => readDocumentAddress(window.location));
  if (!pageHasExtension('order-pages')) return <ByEmail text="orders.title" />;
  const shown = <Shown address={address} />;
  return address.key === '' ? <RequireLogin>{shown}</RequireLogin> : shown;
}

function Shown({ address }: { readonly address: DocumentAddress }) {
  const t = useTranslate();
  const { found, show } = useOrder(address);
  if (found.kind !== 'shown') return <DocumentProblem document={found} address={address} />;
  return (
    <div className="container-site document">
      <OrderView order={found.order} address={address} show={show} t={t} />
    </div>
  );
}
