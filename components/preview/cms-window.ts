/** The CMS that contains the page or opened it; null if there is none. */
export const cmsWindow = (): Window | null =>
  window.parent !== window ? window.parent : window.opener instanceof Window ? window.opener : null;

/** The CMS's origin, if the browser reveals it; otherwise all possible ones. */
function targetsOf(origins: readonly string[]): readonly string[] {
  const around = window.location.ancestorOrigins?.[0];
  return around !== undefined && origins.includes(around) ? [around] : origins;
}

/** Sends a message to the CMS around a preview. The browser delivers it only to a window of one of its origins. */
export function postToCms(origins: readonly string[], message: object): void {
  for (const origin of targetsOf(origins)) cmsWindow()?.postMessage(message, origin);
}
