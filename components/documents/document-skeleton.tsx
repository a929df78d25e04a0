import type { Translator } from '@/lib/i18n/translate';

/** A blank sheet in place of a document that is loading: rendered by the server, and until the document arrives. */
export const DocumentSkeleton = ({ t }: { readonly t: Translator }) => (
  <div className="container-site document document-waiting" role="status" aria-label={t('common.loading')}>
    <h1 className="sr-only">{t('common.loading')}</h1>
    <div className="document-sheet" aria-hidden="true">
      {['title', 'line', 'line', 'table'].map((part, index) => (
        <div key={index} className="skeleton" data-part={part} />
      ))}
    </div>
  </div>
);
