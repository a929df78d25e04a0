'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { RequireLogin } from '@/components/account/require-login.client';
import { useDocumentStyle } from '@/components/ui/use-document-style.client';
import { pageHasExtension } from '@/lib/content/extensions-mark';
import type { DocumentKind } from '@/lib/shop/shop-screens';
import { useTranslate } from '@/lib/i18n/use-translate';
import { InvoiceView } from './invoice-view';
import { TicketList } from './ticket-list';
import { ByEmail, DocumentProblem } from './document-problem.client';
import { readDocumentAddress, useInvoice, type DocumentAddress } from './use-document.client';
import { useTickets } from './use-tickets.client';

/** An invoice or tickets, for the owner or for holders of a signed link. */
export default function DocumentScreen({ kind }: { readonly kind: DocumentKind }) {
  const [address] = useState(() => readDocumentAddress(window.location));
  if (!pageHasExtension('documents'))
    return <ByEmail text={kind === 'tickets' ? 'documents.tickets' : 'documents.invoice'} />;
  const shown =
    kind === 'tickets' ? (
      <TicketsScreen address={address} />
    ) : (
      <InvoiceScreen address={address} isPrint={kind === 'print'} />
    );
  return address.key === '' ? <RequireLogin>{shown}</RequireLogin> : shown;
}

/** Prints a document once it has loaded. */
function usePrint(isWanted: boolean) {
  useEffect(() => {
    if (isWanted) window.print();
  }, [isWanted]);
}

type InvoiceScreenProps = { readonly address: DocumentAddress; readonly isPrint: boolean };

function InvoiceScreen({ address, isPrint }: InvoiceScreenProps) {
  const t = useTranslate();
  const found = useInvoice(address);
  usePrint(isPrint && found.kind === 'shown');
  if (found.kind !== 'shown') return <DocumentProblem document={found} address={address} />;
  return (
    <Sheet isPrint={isPrint}>
      <InvoiceView invoice={found.invoice} address={address} t={t} />
    </Sheet>
  );
}

/** Tickets are printed at a desk and shown on a phone, where a print dialog would be in the way. */
const isAtDesk = () => window.matchMedia('(hover: hover) and (pointer: fine)').matches;

function TicketsScreen({ address }: { readonly address: DocumentAddress }) {
  const t = useTranslate();
  const { found, setSaved } = useTickets(address, t);
  usePrint(found.kind === 'shown' && isAtDesk());
  if (found.kind !== 'shown') return <DocumentProblem document={found} address={address} />;
  return (
    <Sheet isPrint>
      <TicketList sheet={found.sheet} saved={found.saved} setSaved={setSaved} t={t} />
    </Sheet>
  );
}

/** Prints only the document; its print view contains nothing else. */
const DOCUMENT_ONLY = '.site>:is(.site-header,.site-footer),.back-to-top{display:none}';

function Sheet({ isPrint, children }: { readonly isPrint: boolean; readonly children: ReactNode }) {
  useDocumentStyle(isPrint ? DOCUMENT_ONLY : `@media print{${DOCUMENT_ONLY}}`);
  return (
    <div className="container-site document" data-print={isPrint ? '' : undefined}>
      {children}
    </div>
  );
}
