'use client';

import type { ReactNode } from 'react';
import { CallFailed } from '@/components/form-fields/call-failed.client';
import { NotFoundView } from '@/components/layout/not-found-view';
import { Heading } from '@/components/ui/heading';
import { Notice } from '@/components/ui/notice';
import type { TranslationKey } from '@/lib/i18n/translate';
import { useTranslate } from '@/lib/i18n/use-translate';
import { DocumentWaiting } from './document-waiting';
import type { UnshownDocument } from './use-document.client';

/** The content server has no call for documents: they only come by email. */
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

type UnshownProps = {
  readonly document: UnshownDocument;
  /** In place of a missing document; by default the 404 screen. */
  readonly missing?: ReactNode;
};

/** In the place of a document that isn't shown, or not yet. */
export function Unshown({ document: found, missing }: UnshownProps) {
  const t = useTranslate();
  if (found.kind === 'missing') return missing ?? <NotFoundView t={t} />;
  if (found.kind === 'failed')
    return (
      <div className="container-site py-12">
        <CallFailed error={found.error} />
      </div>
    );
  return <DocumentWaiting t={t} />;
}
