import { isRedeemHash, redeemCodeOf } from './redeem-code';

/** Calls back with the code or '' whenever an address opens redeeming while the page is open. @returns a function that unsubscribes */
export function watchRedeemCode(onRedeem: (code: string) => void): () => void {
  const stop = new AbortController();
  const check = () => {
    const { hash } = window.location;
    if (isRedeemHash(hash)) onRedeem(redeemCodeOf(hash));
  };
  window.addEventListener('hashchange', check, { signal: stop.signal });
  // The site's own links change the address without that event; browsers with the Navigation API fire this one for them, too.
  if ('navigation' in window)
    window.navigation.addEventListener('currententrychange', check, { signal: stop.signal });
  return () => stop.abort();
}
