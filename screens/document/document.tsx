import 'server-only';
import { DocumentIsland } from '@/components/orders/document-island.client';
import { DocumentSkeleton } from '@/components/documents/document-skeleton';
import { Notice } from '@/components/ui/notice';
import type { Language } from '@/lib/contract/languages';
import { I18nProvider } from '@/lib/i18n/provider.client';
import type { TranslationKey, Translator } from '@/lib/i18n/translate';
import { getIslandMessages, getTranslator } from '@/lib/i18n/translator';
import type { DocumentKind } from '@/lib/shop/shop-screens';
import { defineScreen, loadNothing } from '../define-screen';
import { plainMetadata } from '../metadata';
import { documentMatch } from './match';

const TITLES: Readonly<Record<DocumentKind, TranslationKey>> = {
  // Which of them is a tax invoice, only the document says.
  invoice: 'documents.invoice',
  print: 'documents.invoice',
  tickets: 'documents.tickets',
  order: 'orders.title',
};

/** Title of a document's page. */
const documentTitle = (kind: DocumentKind, t: Translator): string => t(TITLES[kind]);

/** Namespaces of the texts for every document's page, and the additional ones for orders. */
const DOCUMENT_NAMESPACES = [
  'common',
  'forms',
  'cart',
  'documents',
  'notFound',
  'orders.badLink',
  'orders.badLinkMessage',
  'orders.signIn',
  'round.postponed',
  'tickets',
  'wallet',
];
const ORDER_NAMESPACES = [...DOCUMENT_NAMESPACES, 'checkout.how', 'checkout.where', 'orders'];

/** Invoices, tickets and orders: one shell per kind, which contains none of them. */
async function DocumentPage({
  kind,
  language,
}: {
  readonly kind: DocumentKind;
  readonly language: Language;
}) {
  const [t, messages] = await Promise.all([
    getTranslator(language),
    getIslandMessages(language, kind === 'order' ? ORDER_NAMESPACES : DOCUMENT_NAMESPACES),
  ]);
  return (
    <div className="min-h-[70vh]">
      <I18nProvider lang={language} messages={messages}>
        <DocumentIsland kind={kind}>
          <DocumentSkeleton t={t} />
          <div className="container-site unscripted py-12">
            <Notice tone="warning">
              {t(kind === 'order' ? 'orders.needsScript' : 'formBlock.needsScript')}
            </Notice>
          </div>
        </DocumentIsland>
      </I18nProvider>
    </div>
  );
}

export const documentScreen = defineScreen(documentMatch, {
  load: loadNothing,
  metadata: ({ shown, t }) => plainMetadata(documentTitle(shown.document, t), shown.site.domain),
  View: ({ shown, language }) => <DocumentPage kind={shown.document} language={language} />,
  hasRaceWeek: false,
});
