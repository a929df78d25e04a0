/** Name of the attribute of <html> with the server's clock offset, if there is one. */
export const CLOCK_OFFSET_ATTRIBUTE = 'data-clock-offset';

/** The championship's time in the browser, in epoch milliseconds: the visitor's clock with the server's offset (DEMO_DATE). */
export function championshipNow(): number {
  return Date.now() + Number(document.documentElement.getAttribute(CLOCK_OFFSET_ATTRIBUTE) ?? 0);
}
