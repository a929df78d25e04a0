/**
 * GET: what the weekend pack of a round holds, as JSON (`PackContents`); 404 for a round that isn't published. `?round=` is its URL name,
 * `?lang=` the reader's language.
 */
export const PACK_CALL = '/api/weekend-pack';
export const ROUND_PARAMETER = 'round';
export const LANGUAGE_PARAMETER = 'lang';

/** What somebody at a round may want to read without a connection, as the site has it now. */
export type PackContents = {
  /** The round's URL name. */
  readonly round: string;
  readonly name: string;
  /** What isn't as planned (postponed, moved, cancelled), in the reader's language; '' otherwise. */
  readonly mark: string;
  /** The end of its last day: an instant, ISO 8601. */
  readonly ends_at: string;
  /** Paths of pages, the round's own first. */
  readonly pages: readonly string[];
  /** Paths of the pictures that pages are of no use without, such as the map of the circuit. */
  readonly pictures: readonly string[];
};

/** A part that takes longer than this is given up, so that the others get their turn. */
const PART_WAIT_MS = 60_000;

/** Asks the site for a part of a pack. */
export const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(new URL(path, location.href), { ...init, signal: AbortSignal.timeout(PART_WAIT_MS) });

/** Asks what belongs to a round's pack. @returns null for a round that isn't published. @throws without an answer */
export async function askContents(round: string): Promise<PackContents | null> {
  const query = new URLSearchParams({
    [ROUND_PARAMETER]: round,
    [LANGUAGE_PARAMETER]: document.documentElement.lang,
  });
  const address = `${PACK_CALL}?${query.toString()}`;
  const answer = await ask(address, { cache: 'no-cache' });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${address} answered ${String(answer.status)}.`);
  const contents: PackContents = await answer.json();
  return contents;
}
