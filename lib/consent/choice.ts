/** The visitor's answer; null until asked. */
export type ConsentChoice = 'granted' | 'denied' | null;

/** What visitors are asked about: services of other companies, and measuring how fast pages are for them. */
export type Purpose = 'services' | 'speed';

const KEY = 'consent';
/** An answer about the services alone, and the beginning of every other yes: `granted: services speed`. */
const GRANTED = 'granted';

/** What a stored yes is about. */
function purposesOf(kept: string): readonly string[] {
  if (kept === GRANTED) return ['services'];
  return kept.startsWith(`${GRANTED}: `) ? kept.split(' ').slice(1) : [];
}

/**
 * The choice stored in this browser. A yes only counts for what it was about: if something else is asked for as well, the visitor hasn't
 * answered yet. If storage is blocked, nothing is stored and nothing is loaded.
 */
export function readConsent(asked: readonly Purpose[]): ConsentChoice {
  try {
    const kept = localStorage.getItem(KEY) ?? '';
    if (kept === 'denied') return kept;
    const granted = purposesOf(kept);
    return granted.length > 0 && asked.every((purpose) => granted.includes(purpose)) ? 'granted' : null;
  } catch {
    return 'denied';
  }
}

/** Stores the choice in this browser. If storage is blocked, it lasts as long as the page. */
export function keepConsent(choice: 'granted' | 'denied', asked: readonly Purpose[]): void {
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
