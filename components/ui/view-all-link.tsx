import type { ReactNode } from 'react';
import { Icon } from './icon';
import { SmartLink } from './smart-link';

/** The link at the end of a section's header to the full list. */
export function ViewAllLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <SmartLink
      href={href}
      className="view-all-link gap-2 font-semibold decoration-brand decoration-2 underline-offset-4 hover:underline"
    >
      {children}
      <Icon name="arrow-right" size={18} mirrored className="text-brand-ink" />
    </SmartLink>
  );
}
