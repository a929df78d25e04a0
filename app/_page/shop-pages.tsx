import 'server-only';
import type { ReactNode } from 'react';
import { ShopIsland } from '@/components/islands.client';
import { CartWaiting } from '@/components/cart/cart-waiting';
import { CheckoutWaiting } from '@/components/checkout/checkout-waiting';
import { OrderOutcome } from '@/components/checkout/order-outcome';
import { DocumentWaiting } from '@/components/documents/document-waiting';
import { DocumentIsland } from '@/components/documents/document-island.client';
import { PaymentModeNotice } from '@/components/payments/payment-mode-notice';
import { PaidOutcome } from '@/components/payments/paid-outcome';
import { Heading } from '@/components/ui/heading';
import { Notice } from '@/components/ui/notice';
import { RoomWaiting } from '@/components/waiting-room/room-waiting';
import { hasGuestOrders } from '@/lib/content/guest-orders';
import type { Site } from '@/lib/content/site-store';
import type { Language } from '@/lib/contract/languages';
import { API_BASE_PATH, WAITING_ROOM_PAGE } from '@/lib/contract/paths';
import type { DocumentKind, ShopScreenName } from '@/lib/content/shop-screens';
import { I18nProvider } from '@/lib/i18n/provider.client';
import type { TranslationKey, Translator } from '@/lib/i18n/translate';
import { getIslandMessages, getTranslator } from '@/lib/i18n/translator';
import { ORDER_ORIGIN } from '@/lib/payments/payment-return';

const TITLES: Readonly<Record<ShopScreenName, TranslationKey>> = {
  cart: 'cart.title',
  checkout: 'checkout.title',
  'guest-checkout': 'checkout.title',
  'waiting-room': 'waitingRoom.title',
};

/** Title of a screen of the shop. */
export const shopScreenTitle = (screen: ShopScreenName, t: Translator): string => t(TITLES[screen]);

const DOCUMENT_TITLES: Readonly<Record<DocumentKind, TranslationKey>> = {
  invoice: 'documents.taxInvoice',
  print: 'documents.taxInvoice',
  tickets: 'documents.tickets',
  order: 'orders.title',
};

/** Title of a document's page. */
export const documentTitle = (kind: DocumentKind, t: Translator): string => t(DOCUMENT_TITLES[kind]);

const SKELETONS: Readonly<Record<ShopScreenName, (props: { readonly t: Translator }) => ReactNode>> = {
  cart: CartWaiting,
  checkout: CheckoutWaiting,
  'guest-checkout': CheckoutWaiting,
  'waiting-room': RoomWaiting,
};

type WaitingProps = {
  readonly screen: ShopScreenName;
  readonly t: Translator;
};

/** What stands in a screen's place until its script is there, and for good without scripts. */
function Waiting({ screen, t }: WaitingProps) {
  const Skeleton = SKELETONS[screen];
  return (
    <>
      <div className="scripted">
        <Skeleton t={t} />
      </div>
      <div className="unscripted">
        {screen === 'waiting-room' ? <UnscriptedRoom t={t} /> : <NeedsScript t={t} />}
      </div>
    </>
  );
}

/** The waiting room's page that loads again by itself. */
const UnscriptedRoom = ({ t }: { readonly t: Translator }) => (
  <a className="btn" href={`${API_BASE_PATH}${WAITING_ROOM_PAGE}`}>
    {t('waitingRoom.unscripted')}
  </a>
);

type NeedsScriptProps = {
  readonly text?: 'formBlock.needsScript' | 'orders.needsScript';
  readonly t: Translator;
};

const NeedsScript = ({ text = 'formBlock.needsScript', t }: NeedsScriptProps) => (
  <Notice tone="warning">{t(text)}</Notice>
);

/** The result of an order's payment, for a returning visitor. */
const Returned = ({ t }: { readonly t: Translator }) => (
  <div className="mb-6 max-w-3xl">
    <PaidOutcome
      origin={ORDER_ORIGIN}
      notice={(state) => <OrderOutcome state={state} payAddress={null} t={t} />}
    />
  </div>
);

type ShopScreenPageProps = {
  readonly screen: ShopScreenName;
  readonly site: Site;
  readonly language: Language;
};

/** /cart, the checkouts and /waiting-room: the shell is rendered on the server and the same for everybody; the visitor's own content comes from calls. */
export async function ShopScreenPage({ screen, site, language }: ShopScreenPageProps) {
  const [t, messages] = await Promise.all([
    getTranslator(language),
    getIslandMessages(language, ['common', 'forms', 'cart', 'checkout', 'payment', 'tickets', 'waitingRoom']),
  ]);
  return (
    <div className="container-site min-h-[70vh] py-10 md:py-14">
      <Heading level={1} className="slash-over mb-8">
        {shopScreenTitle(screen, t)}
      </Heading>
      <I18nProvider lang={language} messages={messages}>
        <PaymentModeNotice mode={site.domain.payment_mode} t={t} />
        <ShopIsland
          screen={screen}
          supplier={site.domain.configuration.payment_to_user_id}
          isShopOpen={site.domain.ecommerce_enabled}
          hasGuestOrders={hasGuestOrders(site)}
        >
          {screen === 'checkout' || screen === 'guest-checkout' ? <Returned t={t} /> : null}
          <Waiting screen={screen} t={t} />
        </ShopIsland>
      </I18nProvider>
    </div>
  );
}

/** The texts that every document's page needs, and an order's needs besides. */
const DOCUMENT_AREAS = ['common', 'forms', 'cart', 'documents', 'notFound', 'tickets', 'wallet'];
const ORDER_AREAS = [...DOCUMENT_AREAS, 'orders'];

/** Invoices, tickets and orders: one page for all of a kind, which knows none of them. */
export async function DocumentPage({
  kind,
  language,
}: {
  readonly kind: DocumentKind;
  readonly language: Language;
}) {
  const [t, messages] = await Promise.all([
    getTranslator(language),
    getIslandMessages(language, kind === 'order' ? ORDER_AREAS : DOCUMENT_AREAS),
  ]);
  return (
    <div className="min-h-[70vh]">
      <I18nProvider lang={language} messages={messages}>
        <DocumentIsland kind={kind}>
          <DocumentWaiting t={t} />
          <div className="container-site unscripted py-12">
            <NeedsScript text={kind === 'order' ? 'orders.needsScript' : 'formBlock.needsScript'} t={t} />
          </div>
        </DocumentIsland>
      </I18nProvider>
    </div>
  );
}
