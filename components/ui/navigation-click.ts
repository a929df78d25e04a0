/**
 * Whether a click starts a change to another page of this site: a plain click on a link to another path of the same
 * origin, in this tab.
 */
export function leadsElsewhere(event: MouseEvent, from: Location): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.hasAttribute('download'))
    return false;
  return link.origin === from.origin && link.pathname !== from.pathname;
}
