'use client';

import { isLoggedIn } from '@/lib/session/selectors';
import { useSession } from '@/lib/session/use-session';

/** Tells a signed-in visitor, and nobody else, that a block's template is not known (spec point 2). */
export function UnknownWidget({ text }: { text: string }) {
  return useSession(isLoggedIn) ? <p role="note">{text}</p> : null;
}
