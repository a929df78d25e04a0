import 'server-only';
import type { ReactNode } from 'react';
import { ShopIsland } from '@/components/islands.client';
import { CartSkeleton } from '@/components/cart/cart-skeleton';
import { CheckoutWaiting } from '@/components/checkout/checkout-waiting';
import { OrderOutcome } from '@/components/checkout/order-outcome';
import { PaymentModeNotice } from '@/components/payments/payment-mode-notice';
import { PaidOutcome } from '@/components/payments/paid-outcome';
import { Heading } from '@/components/ui/heading';
import { Notice } from '@/components/ui/notice';
import { RoomSkeleton } from '@/components/waiting-room/room-skeleton';
import { hasGuestOrders } from '@/lib/shop/guest-orders';
import type { Site } from '@/lib/content/site-store';
import type { Language } from '@/lib/contract/languages';
import { API_BASE_PATH, WAITING_ROOM_PAGE } from '@/lib/contract/paths';
import type { ShopScreenName } from '@/lib/shop/shop-screens';
import { defineScreen, loadNothing } from '../define-screen';
import { plainMetadata } from '../metadata';
import { I18nProvider } from '@/lib/i18n/provider.client';
import type { TranslationKey, Translator } from '@/lib/i18n/translate';
import { getIslandMessages, getTranslator } from '@/lib/i18n/translator';
import { ORDER_ORIGIN } from '@/lib/payments/payment-return';
import { shopMatch } from './match';

const TITLES: Readonly<Record<ShopScreenName, TranslationKey>> = {
  cart: 'cart.title',
  checkout: 'checkout.title',
  'guest-checkout': 'checkout.title',
  'waiting-room': 'waitingRoom.title',
};

/** Title of a shop screen. */
const shopTitle = (screen: ShopScreenName, t: Translator): string => t(TITLES[screen]);

const SKELETONS: Readonly<Record<ShopScreenName, (props: { readonly t: Translator }) => ReactNode>> = {
  cart: CartSkeleton,
  checkout: CheckoutWaiting,
  'guest-checkout': CheckoutWaiting,
  'waiting-room': RoomSkeleton,
};

type PlaceholderProps = {
  readonly screen: ShopScreenName;
  readonly t: Translator;
};

/** Shown in a screen's place until its script has loaded, and permanently without scripts. */
function Placeholder({ screen, t }: PlaceholderProps) {
  const Skeleton = SKELETONS[screen];
  return (
    <>
      <div className="scripted">
        <Skeleton t={t} />
      </div>
      <div className="unscripted">
        {screen === 'waiting-room' ? (
          <ReloadingRoom t={t} />
        ) : (
          <Notice tone="warning">{t('formBlock.needsScript')}</Notice>
        )}
      </div>
    </>
  );
}

/** The waiting room page, which reloads itself. */
const ReloadingRoom = ({ t }: { readonly t: Translator }) => (
  <a className="btn" href={`${API_BASE_PATH}${WAITING_ROOM_PAGE}`}>
    {t('waitingRoom.unscripted')}
  </a>
);

/** The result of an order's payment, for a returning visitor. */
const ReturnedBuyer = ({ t }: { readonly t: Translator }) => (
  <div className="mb-6 max-w-3xl">
    <PaidOutcome
      origin={ORDER_ORIGIN}
      notice={(state) => <OrderOutcome state={state} payAddress={null} t={t} />}
    />
  </div>
);

type ShopPageProps = {
  readonly screen: ShopScreenName;
  readonly site: Site;
  readonly language: Language;
};

/** /cart, the checkouts and /waiting-room: the shell is rendered on the server and the same for everybody; the visitor's own content comes from calls. */
async function ShopPage({ screen, site, language }: ShopPageProps) {
  const [t, messages] = await Promise.all([
    getTranslator(language),
    getIslandMessages(language, ['common', 'forms', 'cart', 'checkout', 'payment', 'tickets', 'waitingRoom']),
  ]);
  return (
    <div className="container-site min-h-[70vh] py-10 md:py-14">
      <Heading level={1} className="slash-over mb-8">
        {shopTitle(screen, t)}
      </Heading>
      <I18nProvider lang={language} messages={messages}>
        <PaymentModeNotice mode={site.domain.payment_mode} off={null} t={t} />
        <ShopIsland
          screen={screen}
          supplier={site.domain.configuration.payment_to_user_id}
          isShopOpen={site.domain.ecommerce_enabled}
          hasGuestOrders={hasGuestOrders(site)}
          takesCards={site.domain.payment_mode !== 'off'}
        >
          {screen === 'checkout' || screen === 'guest-checkout' ? <ReturnedBuyer t={t} /> : null}
          <Placeholder screen={screen} t={t} />
        </ShopIsland>
      </I18nProvider>
    </div>
  );
}

export const shopScreen = defineScreen(shopMatch, {
  load: loadNothing,
  metadata: ({ shown, t }) => plainMetadata(shopTitle(shown.screen, t), shown.site.domain),
  View: ({ shown, language }) => <ShopPage screen={shown.screen} site={shown.site} language={language} />,
  hasRaceWeek: false,
});
