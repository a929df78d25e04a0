/** Name of the attribute of <html> with the server's clock offset, if there is one. */
export const CLOCK_OFFSET_ATTRIBUTE = 'data-clock-offset';

/** The championship's time at a moment of the visitor's clock, both in epoch milliseconds. */
export const championshipTime = (moment: number): number =>
  moment + Number(document.documentElement.getAttribute(CLOCK_OFFSET_ATTRIBUTE) ?? 0);

/** The championship's time in the browser, in epoch milliseconds: the visitor's clock with the server's offset (DEMO_DATE). */
export function championshipNow(): number {
  return championshipTime(Date.now());
}
