import { browserStorage, reportRefusal } from '@/lib/persistence/text-storage';
import { createSessionStore, type SessionStore } from '@/lib/session/store';

let session: SessionStore | null = null;

/** This tab's session. On the server it is an anonymous one that nobody writes to. */
export function browserSession(): SessionStore {
  session ??= createSessionStore(browserStorage(), { report: reportRefusal });
  return session;
}
