import { redeemCodeOf } from './redeem-code';

/** Tells of each redeem code that the address gets while the page is open. @returns stops it */
export function watchRedeemCode(onCode: (code: string) => void): () => void {
  const stop = new AbortController();
  const look = () => {
    const code = redeemCodeOf(window.location.hash);
    if (code !== '') onCode(code);
  };
  window.addEventListener('hashchange', look, { signal: stop.signal });
  // Links of the site change the address without that event; browsers that have this one tell of them, too.
  if ('navigation' in window)
    window.navigation.addEventListener('currententrychange', look, { signal: stop.signal });
  return () => stop.abort();
}
