/** Where a browser keeps the favourites. */
export const FAVOURITES_KEY = 'favourites';

/** Where it keeps the CSS that is made of them, and the id of the element that has it in a page. */
export const FAVOURITES_STYLE = 'favourites-style';

/** What the page is told when they change in this tab; of other tabs' changes the storage tells it. */
export const FAVOURITES_EVENT = 'favourites';

/** Whether this browser has favourites, without reading them. */
export function hasStoredFavourites(): boolean {
  try {
    return localStorage.getItem(FAVOURITES_KEY) !== null;
  } catch {
    // Blocked: there are none, and nothing to report before somebody wants to keep any.
    return false;
  }
}

/**
 * Runs in the head, before anything is painted, so that the favourites of somebody who has any lead from the first moment and nothing moves:
 * pages are the same for everybody (docs/decisions/0183). The front server allows it in the page's CSP by its hash.
 */
export const FAVOURITES_SCRIPT = `try{const f=localStorage.getItem('${FAVOURITES_STYLE}');if(f){const s=document.createElement('style');s.id='${FAVOURITES_STYLE}';s.textContent=f;document.head.append(s)}}catch(e){}`;
