/** A browser's clock this near to the server's is right: an answer takes time, and its Date has whole seconds. */
const MARGIN_MS = 30_000;

/** An answer of the server, with the browser's clock (epoch milliseconds) before its request and after it. */
type TimedAnswer = {
  readonly date: string | null;
  /** Seconds it was kept by a proxy on its way (header Age); null for none. */
  readonly age: string | null;
  readonly sentAt: number;
  readonly receivedAt: number;
};

/**
 * How much a browser's clock is behind the server's, in milliseconds: what must be added to it. 0 within the margin, and if the answer has no
 * time.
 */
export function clockError({ date, age, sentAt, receivedAt }: TimedAnswer): number {
  const said = date === null ? NaN : Date.parse(date);
  if (Number.isNaN(said)) return 0;
  const kept = age === null ? 0 : Number(age) * 1000 || 0;
  const difference = Math.round(said + kept - (sentAt + receivedAt) / 2);
  return Math.abs(difference) > MARGIN_MS ? difference : 0;
}
