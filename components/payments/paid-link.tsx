import { PAYMENT_RESULT_PART_ATTRIBUTE, type PaymentResultPart } from '@/lib/payments/payment-result';

type PaidLinkProps = {
  readonly name: Exclude<PaymentResultPart, 'order'>;
  /** Address of the purchase; '' if there is none. Null: the front server fills it in. */
  readonly href: string | null;
  readonly children: string;
};

/** A link to what a payment bought. */
export function PaidLink({ name, href, children }: PaidLinkProps) {
  if (href === '') return null;
  const place = href === null ? { [PAYMENT_RESULT_PART_ATTRIBUTE]: name, hidden: true } : { href };
  return (
    <a {...place} className="text-link" suppressHydrationWarning>
      {children}
    </a>
  );
}
