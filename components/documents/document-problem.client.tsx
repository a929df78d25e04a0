'use client';

import { CallFailed } from '@/components/form-fields/call-failed.client';
import { MessageView } from '@/components/layout/message-view';
import { NotFoundView } from '@/components/layout/not-found-view';
import { Heading } from '@/components/ui/heading';
import { Notice } from '@/components/ui/notice';
import { SmartLink } from '@/components/ui/smart-link';
import { pageHasExtension } from '@/lib/content/extensions-mark';
import type { TranslationKey } from '@/lib/i18n/translate';
import { useTranslate } from '@/lib/i18n/use-translate';
import { DocumentSkeleton } from './document-skeleton';
import type { DocumentAddress, UnavailableDocument } from './use-document.client';

/** The content server has no call for documents, which are only emailed. */
export function ByEmail({ text }: { readonly text: TranslationKey }) {
  const t = useTranslate();
  return (
    <div className="container-site py-12">
      <Heading level={1} className="slash-over mb-8">
        {t(text)}
      </Heading>
      <Notice tone="info">{t('documents.byEmail')}</Notice>
    </div>
  );
}

/** How a guest buyer gets a new link. */
function FindOrderLink() {
  const t = useTranslate();
  if (!pageHasExtension('guest-orders')) return null;
  return (
    <SmartLink href="/find-order" prefetch={false} className="text-link">
      {t('documents.findOrder')}
    </SmartLink>
  );
}

/** The 404 screen. */
function Missing() {
  const t = useTranslate();
  return (
    <>
      <NotFoundView t={t} />
      <p className="container-site pb-12">
        <FindOrderLink />
      </p>
    </>
  );
}

/** The link has expired or is incomplete. The buyer can sign in, or use the link in a newer email. */
function BadLink() {
  const t = useTranslate();
  return (
    <MessageView mark="404" title={t('orders.badLink')} message={t('orders.badLinkMessage')}>
      {/* The same document without the key. Reloads the page, which reads its address once. */}
      <a className="btn" href={window.location.pathname}>
        {t('orders.signIn')}
      </a>
      <FindOrderLink />
    </MessageView>
  );
}

type DocumentProblemProps = {
  readonly document: UnavailableDocument;
  readonly address: DocumentAddress;
};

/** Takes the place of a document that isn't shown, or not yet. */
export function DocumentProblem({ document: found, address }: DocumentProblemProps) {
  const t = useTranslate();
  if (found.kind === 'missing') return address.key === '' ? <Missing /> : <BadLink />;
  if (found.kind === 'failed')
    return (
      <div className="container-site py-12">
        <CallFailed error={found.error} />
      </div>
    );
  return <DocumentSkeleton t={t} />;
}
