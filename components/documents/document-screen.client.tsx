'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { RequireLogin } from '@/components/account/require-login.client';
import { CallFailed } from '@/components/form-fields/call-failed.client';
import { NotFoundView } from '@/components/layout/not-found-view';
import { Heading } from '@/components/ui/heading';
import { Notice } from '@/components/ui/notice';
import { SmartLink } from '@/components/ui/smart-link';
import { useDocumentStyle } from '@/components/ui/use-document-style.client';
import { pageHasExtension } from '@/lib/content/extensions-mark';
import type { DocumentKind } from '@/lib/content/shop-screens';
import { useTranslate } from '@/lib/i18n/use-translate';
import { DocumentWaiting } from './document-waiting';
import { InvoiceView } from './invoice-view';
import { TicketList } from './ticket-list';
import {
  readDocumentAddress,
  useInvoice,
  type DocumentAddress,
  type UnshownDocument,
} from './use-document.client';
import { useTickets } from './use-tickets.client';

/** An invoice or tickets, for the owner or holders of a signed link. */
export default function DocumentScreen({ kind }: { readonly kind: DocumentKind }) {
  const [address] = useState(() => readDocumentAddress(window.location));
  if (!pageHasExtension('documents')) return <ByEmail />;
  const shown =
    kind === 'tickets' ? (
      <TicketsScreen address={address} />
    ) : (
      <InvoiceScreen address={address} isPrint={kind === 'print'} />
    );
  return address.key === '' ? <RequireLogin>{shown}</RequireLogin> : shown;
}

/** The content server has no call for documents: they only come by email. */
function ByEmail() {
  const t = useTranslate();
  return (
    <div className="container-site py-12">
      <Heading level={1} className="slash-over mb-8">
        {t('documents.taxInvoice')}
      </Heading>
      <Notice tone="info">{t('documents.byEmail')}</Notice>
    </div>
  );
}

/** Prints a document once it is there. */
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
  if (found.kind !== 'shown') return <Unshown document={found} />;
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
  if (found.kind !== 'shown') return <Unshown document={found} />;
  return (
    <Sheet isPrint>
      <TicketList sheet={found.sheet} saved={found.saved} setSaved={setSaved} t={t} />
    </Sheet>
  );
}

/** Only the document is printed, and its print view contains nothing else. */
const DOCUMENT_ONLY = '.site>:is(.site-header,.site-footer),.back-to-top{display:none}';

function Sheet({ isPrint, children }: { readonly isPrint: boolean; readonly children: ReactNode }) {
  useDocumentStyle(isPrint ? DOCUMENT_ONLY : `@media print{${DOCUMENT_ONLY}}`);
  return (
    <div className="container-site document" data-print={isPrint ? '' : undefined}>
      {children}
    </div>
  );
}

function Unshown({ document: found }: { readonly document: UnshownDocument }) {
  const t = useTranslate();
  if (found.kind === 'missing')
    return (
      <>
        <NotFoundView t={t} />
        {pageHasExtension('guest-orders') ? (
          <p className="container-site pb-12">
            <SmartLink href="/find-order" prefetch={false} className="text-link">
              {t('documents.findOrder')}
            </SmartLink>
          </p>
        ) : null}
      </>
    );
  if (found.kind === 'failed')
    return (
      <div className="container-site py-12">
        <CallFailed error={found.error} />
      </div>
    );
  return <DocumentWaiting t={t} />;
}
