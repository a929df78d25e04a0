'use client';

import type { ReactNode } from 'react';
import { CallFailed } from '@/components/form-fields/call-failed.client';
import { NotFoundView } from '@/components/layout/not-found-view';
import { Heading } from '@/components/ui/heading';
import { Notice } from '@/components/ui/notice';
import { SmartLink } from '@/components/ui/smart-link';
import { pageHasExtension } from '@/lib/content/extensions-mark';
import type { TranslationKey } from '@/lib/i18n/translate';
import { useTranslate } from '@/lib/i18n/use-translate';
import { DocumentSkeleton } from './document-skeleton';
import type { UnavailableDocument } from './use-document.client';

/** The content server has no call for documents, which are only emailed. */
export function ByEmail({ text = 'documents.taxInvoice' }: { readonly text?: TranslationKey }) {
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

type DocumentProblemProps = {
  readonly document: UnavailableDocument;
  /** In place of a missing document; by default the 404 screen. */
  readonly missing?: ReactNode;
};

/** How a guest buyer gets a new link. */
export function FindOrderLink() {
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

/** Takes the place of a document that isn't shown, or not yet. */
export function DocumentProblem({ document: found, missing }: DocumentProblemProps) {
  const t = useTranslate();
  if (found.kind === 'missing') return missing ?? <Missing />;
  if (found.kind === 'failed')
    return (
      <div className="container-site py-12">
        <CallFailed error={found.error} />
      </div>
    );
  return <DocumentSkeleton t={t} />;
}
