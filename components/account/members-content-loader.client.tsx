'use client';

import { useEffect, type ReactNode } from 'react';
import { useIsland } from '@/components/ui/use-island.client';
import type { MembersContentProps } from './members-content.client';

const loadMembersContent = () => import('./members-content.client');

/** Loads the component that shows a page to signed-in visitors; `children` are shown until then. */
export function MembersContent({
  children,
  ...props
}: Omit<MembersContentProps, 'waiting'> & { readonly children: ReactNode }) {
  const { Island, want } = useIsland(loadMembersContent);
  useEffect(() => want(), [want]);
  return Island ? <Island {...props} waiting={children} /> : children;
}
