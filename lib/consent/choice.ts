/** The visitor's answer; null until asked. */
export type ConsentChoice = 'granted' | 'denied' | null;

/** What visitors are asked to allow: other companies' services, and measuring how fast pages load. */
export type Purpose = 'services' | 'speed';

const KEY = 'consent';
/** The stored yes to the services alone, and the start of every other yes: `granted: services speed`. */
const GRANTED = 'granted';

/** The purposes that a stored yes covers. */
function purposesOf(stored: string): readonly string[] {
  if (stored === GRANTED) return ['services'];
  return stored.startsWith(`${GRANTED}: `) ? stored.split(' ').slice(1) : [];
}

/**
 * The choice stored in this browser. A yes only covers the purposes it was given for: if there is a further one, the visitor hasn't
 * answered yet. If storage is blocked, the choice is 'denied'.
 */
export function readConsent(asked: readonly Purpose[]): ConsentChoice {
  try {
    const stored = localStorage.getItem(KEY) ?? '';
    if (stored === 'denied') return stored;
    const granted = purposesOf(stored);
    return granted.length > 0 && asked.every((purpose) => granted.includes(purpose)) ? 'granted' : null;
  } catch {
    return 'denied';
  }
}

/** Stores the choice in this browser. If storage is blocked, it lasts as long as the page. */
export function saveConsent(choice: 'granted' | 'denied', asked: readonly Purpose[]): void {
  const isOfServices = asked.length === 1 && asked[0] === 'services';
  try {
    localStorage.setItem(
      KEY,
      choice === 'denied' || isOfServices ? choice : `${GRANTED}: ${asked.join(' ')}`,
    );
  } catch (cause) {
    window.reportError(cause);
  }
}

/** Calls back when another tab made a choice. @returns a function that unsubscribes */
export function onConsentInOtherTab(notify: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === KEY) notify();
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
