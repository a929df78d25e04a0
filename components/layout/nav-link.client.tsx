'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { useCurrentPath } from './current-path.client';
import { currentness } from './nav-item';

type NavLinkProps = { readonly href: string; readonly className?: string; readonly children: ReactNode };

/** A link of the site's navigation that marks where the visitor is. */
export function NavLink({ href, className, children }: NavLinkProps) {
  const path = useCurrentPath();
  return (
    <Link href={href} className={className} aria-current={currentness(href, path)}>
      {children}
    </Link>
  );
}
