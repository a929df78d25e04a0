import 'server-only';
import { ShopIsland } from '@/components/cart/cart-island.client';
import { OrderOutcome } from '@/components/checkout/order-outcome';
import { ORDER_ORIGIN } from '@/components/checkout/order-origin';
import { DocumentIsland } from '@/components/documents/document-island.client';
import { PaymentModeNotice } from '@/components/payments/payment-mode-notice';
import { PaidOutcome } from '@/components/payments/paid-outcome';
import { Heading } from '@/components/ui/heading';
import { Notice } from '@/components/ui/notice';
import type { Site } from '@/lib/content/site-store';
import type { Language } from '@/lib/contract/languages';
import type { DocumentKind, ShopScreenName } from '@/lib/content/shop-screens';
import { I18nProvider } from '@/lib/i18n/provider.client';
import type { Translator } from '@/lib/i18n/translate';
import { getIslandMessages, getTranslator } from '@/lib/i18n/translator';

/** Title of a screen of the shop. */
export const shopScreenTitle = (screen: ShopScreenName, t: Translator): string =>
  screen === 'cart' ? t('cart.title') : t('checkout.title');

/** Title of a document's page. */
export const documentTitle = (kind: DocumentKind, t: Translator): string =>
  kind === 'tickets' ? t('documents.tickets') : t('documents.taxInvoice');

const Waiting = ({ t }: { readonly t: Translator }) => (
  <>
    <p role="status" className="waiting">
      {t('common.loading')}
    </p>
    <div className="unscripted">
      <Notice tone="warning">{t('formBlock.needsScript')}</Notice>
    </div>
  </>
);

/** The result of an order's payment, for a returning visitor. */
const Returned = ({ t }: { readonly t: Translator }) => (
  <div className="mb-6 max-w-3xl">
    <PaidOutcome
      origin={ORDER_ORIGIN}
      notices={{
        paid: <OrderOutcome state="paid" t={t} />,
        unpaid: <OrderOutcome state="unpaid" t={t} />,
        unknown: <OrderOutcome state="unknown" t={t} />,
      }}
    />
  </div>
);

type ShopScreenPageProps = {
  readonly screen: ShopScreenName;
  readonly site: Site;
  readonly language: Language;
};

/** /cart and /checkout: the shell is rendered on the server and the same for everybody; the visitor's own content comes from calls. */
export async function ShopScreenPage({ screen, site, language }: ShopScreenPageProps) {
  const [t, messages] = await Promise.all([
    getTranslator(language),
    getIslandMessages(language, ['common', 'forms', 'cart', 'checkout', 'payment']),
  ]);
  return (
    <div className="container-site min-h-[70vh] py-10 md:py-14">
      <Heading level={1} className="slash-over mb-8">
        {shopScreenTitle(screen, t)}
      </Heading>
      <I18nProvider lang={language} messages={messages}>
        <PaymentModeNotice mode={site.domain.payment_mode} t={t} />
        <ShopIsland screen={screen} supplier={site.domain.configuration.payment_to_user_id}>
          {screen === 'checkout' ? <Returned t={t} /> : null}
          <Waiting t={t} />
        </ShopIsland>
      </I18nProvider>
    </div>
  );
}

/** Invoices and tickets: one page for all of a kind, which knows none of them. */
export async function DocumentPage({
  kind,
  language,
}: {
  readonly kind: DocumentKind;
  readonly language: Language;
}) {
  const [t, messages] = await Promise.all([
    getTranslator(language),
    getIslandMessages(language, ['common', 'forms', 'cart', 'documents', 'notFound']),
  ]);
  return (
    <div className="min-h-[70vh]">
      <I18nProvider lang={language} messages={messages}>
        <DocumentIsland kind={kind}>
          <div className="container-site py-12">
            <Waiting t={t} />
          </div>
        </DocumentIsland>
      </I18nProvider>
    </div>
  );
}
