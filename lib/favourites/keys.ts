/** Storage key of the favourites. */
export const FAVOURITES_KEY = 'favourites';

/** Storage key of the CSS made from them, and the id of its element in a page. */
export const FAVOURITES_STYLE = 'favourites-style';

/** Event in the page when they change in this tab; other tabs' changes raise a storage event. */
export const FAVOURITES_EVENT = 'favourites';

/** Whether this browser has favourites, without reading them. */
export function hasStoredFavourites(): boolean {
  try {
    return localStorage.getItem(FAVOURITES_KEY) !== null;
  } catch {
    // Blocked: there are none, and nothing to report until somebody tries to store any.
    return false;
  }
}

/**
 * Runs in the head, before the first paint, so that favourites come first from the start and nothing moves, although pages are the same for
 * everybody (docs/decisions/0183). The front server allows it in the page's CSP by its hash.
 */
export const FAVOURITES_SCRIPT = `try{const f=localStorage.getItem('${FAVOURITES_STYLE}');if(f){const s=document.createElement('style');s.id='${FAVOURITES_STYLE}';s.textContent=f;document.head.append(s)}}catch(e){}`;
