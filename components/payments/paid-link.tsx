import { ARRIVAL_PART_ATTRIBUTE, type ArrivalPart } from '@/lib/payments/arrival';

type PaidLinkProps = {
  readonly name: Exclude<ArrivalPart, 'order'>;
  /** Address of what was bought; '' where there is none. Null: the server in front knows it. */
  readonly href: string | null;
  readonly children: string;
};

/** A link to what a payment brought. */
export function PaidLink({ name, href, children }: PaidLinkProps) {
  if (href === '') return null;
  const place = href === null ? { [ARRIVAL_PART_ATTRIBUTE]: name, hidden: true } : { href };
  return (
    <a {...place} className="text-link" suppressHydrationWarning>
      {children}
    </a>
  );
}
