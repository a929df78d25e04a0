import { isRedeemHash, redeemCodeOf } from './redeem-code';

/** Calls back with the code or '' whenever an address opens redeeming while the page is open. @returns a function that stops it */
export function watchRedeemCode(onRedeem: (code: string) => void): () => void {
  const stop = new AbortController();
  const look = () => {
    const { hash } = window.location;
    if (isRedeemHash(hash)) onRedeem(redeemCodeOf(hash));
  };
  window.addEventListener('hashchange', look, { signal: stop.signal });
  // The site's own links change the address without that event; browsers that have this one fire it for them, too.
  if ('navigation' in window)
    window.navigation.addEventListener('currententrychange', look, { signal: stop.signal });
  return () => stop.abort();
}
