import { SkeletonText } from '@/components/ui/skeleton-text';
import type { Translator } from '@/lib/i18n/translate';

/** The cart before it is known: rendered by the server, and until the call is answered. */
export const CartSkeleton = ({ t }: { readonly t: Translator }) => (
  <div className="cart-layout" role="status" aria-label={t('common.loading')}>
    <ul className="cart-lines" aria-hidden="true">
      <LineSkeleton />
      <LineSkeleton />
    </ul>
    <div className="cart-aside" aria-hidden="true">
      <div>
        <SkeletonText width="50%" className="text-sm" />
        <div className="skeleton mt-1 h-[2.875rem]" />
      </div>
      <TotalsSkeleton />
    </div>
  </div>
);

const LineSkeleton = () => (
  <li className="cart-line">
    <span className="skeleton cart-picture" />
    <div className="min-w-0">
      <SkeletonText width="75%" />
      <SkeletonText width="40%" className="text-sm" />
    </div>
    <span className="skeleton quantity" />
    <SkeletonText width="3.5rem" className="cart-sum" />
    <span className="icon-btn" />
  </li>
);

/** The totals of a cart with the button below them. */
export const TotalsSkeleton = () => (
  <>
    <div className="totals">
      <div>
        <SkeletonText width="35%" />
        <SkeletonText width="4rem" />
      </div>
      <div className="totals-sum">
        <SkeletonText width="35%" />
        <SkeletonText width="5rem" />
      </div>
    </div>
    <div className="skeleton h-[2.875rem]" />
  </>
);
