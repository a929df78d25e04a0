import { TotalsSkeleton } from '@/components/cart/cart-skeleton';
import { SkeletonText } from '@/components/ui/skeleton-text';
import type { Translator } from '@/lib/i18n/translate';

const STEPS = ['delivery', 'method', 'payment'] as const;

/** The checkout before the cart is known: from the server, and until the call is answered. */
export const CheckoutWaiting = ({ t }: { readonly t: Translator }) => (
  <div className="cart-layout" role="status" aria-label={t('common.loading')}>
    <div aria-hidden="true">
      {STEPS.map((step) => (
        <div key={step} className="checkout-step">
          <SkeletonText width="min(14rem, 60%)" className="display text-title-sm mb-4" />
          <ChoicesSkeleton />
        </div>
      ))}
    </div>
    <div className="cart-aside" aria-hidden="true">
      <SkeletonText width="60%" className="display text-title-sm" />
      <SkeletonText width="75%" className="text-sm" />
      <TotalsSkeleton />
    </div>
  </div>
);

/** What there is to choose, before it is known. */
export const ChoicesWaiting = ({ t }: { readonly t: Translator }) => (
  <div role="status" aria-label={t('common.loading')}>
    <div aria-hidden="true">
      <ChoicesSkeleton />
    </div>
  </div>
);

const ChoicesSkeleton = () => (
  <>
    <ChoiceSkeleton />
    <ChoiceSkeleton />
  </>
);

const ChoiceSkeleton = () => (
  <div className="choice">
    <span className="skeleton mt-[0.15rem] size-5 rounded-full" />
    <SkeletonText width="60%" />
  </div>
);
