import { PAYMENT_RESULT_PART_ATTRIBUTE, type PaymentResultPart } from '@/lib/payments/payment-return';

type PaidLinkProps = {
  readonly name: Exclude<PaymentResultPart, 'order'>;
  /** Its address; '' if there is none. Null: the server in front fills it in. */
  readonly href: string | null;
  readonly look?: 'link' | 'button';
  readonly children: string;
};

const LOOKS = {
  link: { className: 'text-link' },
  button: { className: 'btn mt-2', 'data-colour': 'brand', 'data-size': 'small' },
} as const;

/** A link to the purchase, or back to the payment page. */
export function PaidLink({ name, href, look = 'link', children }: PaidLinkProps) {
  if (href === '') return null;
  const place = href === null ? { [PAYMENT_RESULT_PART_ATTRIBUTE]: name, hidden: true } : { href };
  return (
    <a {...place} {...LOOKS[look]} suppressHydrationWarning>
      {children}
    </a>
  );
}
