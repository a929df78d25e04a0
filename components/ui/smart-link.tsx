import Link from 'next/link';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { isPageAddress } from './link-target';

export type SmartLinkProps = Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'target' | 'onClick' | 'onMouseEnter' | 'onTouchStart'
> & {
  readonly href: string;
  readonly newTab?: boolean;
  /** Says that a new tab opens; read out after the link's text (t('common.newTab')). */
  readonly newTabLabel?: string;
  /** False where many links stand together: their pages are not fetched ahead. */
  readonly prefetch?: boolean;
  readonly children?: ReactNode;
};

/**
 * A link that knows where it leads: pages of this site change without a reload, everything else (other sites, mail,
 * files) is a plain link.
 */
export function SmartLink({
  href,
  newTab = false,
  newTabLabel,
  prefetch,
  children,
  ...rest
}: SmartLinkProps) {
  const tab = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  const content = (
    <>
      {children}
      {newTab && newTabLabel ? <span className="sr-only"> ({newTabLabel})</span> : null}
    </>
  );
  if (isPageAddress(href)) {
    return (
      <Link href={href} {...(prefetch === false && { prefetch })} {...tab} {...rest}>
        {content}
      </Link>
    );
  }
  return (
    <a href={href} {...tab} {...rest}>
      {content}
    </a>
  );
}
