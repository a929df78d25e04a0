import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { isPageAddress, PAGE_LINK, PREFETCHED } from './link-target';

export type SmartLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> & {
  readonly href: string;
  readonly newTab?: boolean;
  /** Announces that a new tab opens; read out after the link's text (t('common.newTab')). */
  readonly newTabLabel?: string;
  /** False if there are many links together: their pages aren't prefetched. */
  readonly prefetch?: boolean;
  readonly children?: ReactNode;
};

/**
 * A link that adapts to its target: pages of this site change without a reload (PageLinks); everything else (other sites, email
 * addresses, files) is a plain link.
 */
export function SmartLink({
  href,
  newTab = false,
  newTabLabel,
  prefetch = true,
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
  const page = isPageAddress(href) ? { [PAGE_LINK]: prefetch ? PREFETCHED : '' } : {};
  return (
    <a href={href} {...page} {...tab} {...rest}>
      {content}
    </a>
  );
}
