import { createMemoryStorage, type TextStorage } from '@/lib/session/storage';
import { createSessionStore, type SessionStore } from '@/lib/session/store';

let session: SessionStore | null = null;

/** The session of this tab. On the server it is an anonymous one that nobody writes to. */
export function browserSession(): SessionStore {
  session ??= createSessionStore(findStorage(), { report });
  return session;
}

function findStorage(): TextStorage {
  if (typeof window === 'undefined') return createMemoryStorage();
  try {
    return window.localStorage;
  } catch (cause) {
    // Reading the property itself throws where the visitor blocks site data; the session then lasts as long as the tab.
    report(cause);
    return createMemoryStorage();
  }
}

/** To the browser's own error channel, where monitoring listens, without breaking what goes on. */
function report(cause: unknown): void {
  if (typeof window !== 'undefined') window.reportError(cause);
}
