/** The visitor's answer about analytics; null until asked. */
export type ConsentChoice = 'granted' | 'denied' | null;

const KEY = 'consent';

/** The choice stored in this browser. If storage is blocked, nothing is stored and nothing is loaded. */
export function readConsent(): ConsentChoice {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'granted' || kept === 'denied' ? kept : null;
  } catch {
    return 'denied';
  }
}

/** Stores the choice in this browser. If storage is blocked, it lasts as long as the page. */
export function keepConsent(choice: 'granted' | 'denied'): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch (cause) {
    window.reportError(cause);
  }
}

/** Calls back when another tab made a choice. @returns a function that unsubscribes */
export function onConsentElsewhere(tell: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === KEY) tell();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

/** Names of the cookies that the services set. */
const TRACKER_COOKIE = /^(?:_ga|_gid|_gat|_gcl|_fbp|_fbc|_pk_|MATOMO|mtm_)/i;

/** Removes what the services left in this browser. */
export function clearTrackerCookies(): void {
  const parts = location.hostname.split('.');
  const domains = parts.map((_, at) => parts.slice(at).join('.'));
  for (const pair of document.cookie.split(';')) {
    const name = pair.split('=', 1)[0]?.trim() ?? '';
    if (!TRACKER_COOKIE.test(name)) continue;
    for (const domain of ['', ...domains.map((each) => `; Domain=${each}`)])
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
  }
}
