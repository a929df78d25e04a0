'use client';

import { isLoggedIn } from '@/lib/session/store';
import { useSession } from '@/lib/session/use-session';

/** Tells only signed-in visitors that a block's template is unknown (spec point 2). */
export function UnknownWidget({ text }: { text: string }) {
  return useSession(isLoggedIn) ? <p role="note">{text}</p> : null;
}
