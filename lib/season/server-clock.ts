/** A browser's clock this close to the server's counts as right: a response takes time, and its Date has whole seconds. */
const MARGIN_MS = 30_000;

/** A response's headers, with the browser's clock (epoch milliseconds) before and after its request. */
type TimedAnswer = {
  readonly date: string | null;
  /** Seconds that the response spent in a proxy's cache (header Age); null for none. */
  readonly age: string | null;
  readonly sentAt: number;
  readonly receivedAt: number;
};

/**
 * The correction of a browser's clock, in milliseconds to add to it: how far it is behind the server's. 0 within the margin, and if the
 * response has no Date.
 */
export function clockError({ date, age, sentAt, receivedAt }: TimedAnswer): number {
  const serverTime = date === null ? NaN : Date.parse(date);
  if (Number.isNaN(serverTime)) return 0;
  const ageMs = age === null ? 0 : Number(age) * 1000 || 0;
  const difference = Math.round(serverTime + ageMs - (sentAt + receivedAt) / 2);
  return Math.abs(difference) > MARGIN_MS ? difference : 0;
}
