/** Name of the attribute of <html> that carries the server's clock offset, where there is one. */
export const CLOCK_OFFSET_ATTRIBUTE = 'data-clock-offset';

/** The championship's time in the browser, in epoch milliseconds: the visitor's clock, moved as the server's is (DEMO_DATE). */
export function championshipNow(): number {
  return Date.now() + Number(document.documentElement.getAttribute(CLOCK_OFFSET_ATTRIBUTE) ?? 0);
}
