'use client';

import { useEffect, type ComponentType, type ReactNode } from 'react';
import { ScreenFailed } from '@/components/ui/load-failed.client';
import { useIsland } from '@/components/ui/use-island.client';
import type { DocumentKind } from '@/lib/shop/shop-screens';

type Screen = { readonly default: ComponentType<{ readonly kind: DocumentKind }> };

const loadDocument = (): Promise<Screen> => import('@/components/documents/document-screen.client');
const loadOrder = (): Promise<Screen> => import('@/components/orders/order-screen.client');

/** One of the visitor's documents; its code loads when the page is opened. */
export function DocumentIsland({
  kind,
  children,
}: {
  readonly kind: DocumentKind;
  readonly children: ReactNode;
}) {
  const { Island, hasFailed, want } = useIsland(kind === 'order' ? loadOrder : loadDocument);
  useEffect(() => want(), [want]);
  if (hasFailed) return <ScreenFailed />;
  return Island ? <Island kind={kind} /> : children;
}
