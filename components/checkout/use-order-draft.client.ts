'use client';

import { useMemo } from 'react';
import { useSession } from '@/lib/session/use-session';
import { selectProfile } from '@/lib/session/store';
import { createOrderDraft, type OrderDraftKeeper } from './order-draft';

/** The draft of the signed-in customer. */
export function useOrderDraft(): OrderDraftKeeper {
  const { id } = useSession(selectProfile);
  return useMemo(() => createOrderDraft(id ?? 0, () => window.sessionStorage), [id]);
}
