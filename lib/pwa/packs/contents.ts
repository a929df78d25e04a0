/**
 * GET: the contents of a round's weekend pack as JSON (`PackContents`); 404 for a round that isn't published. `?round=` is its URL name,
 * `?lang=` the visitor's language.
 */
const PACK_CALL = '/api/weekend-pack';
export const ROUND_PARAMETER = 'round';
export const LANGUAGE_PARAMETER = 'lang';

/** What somebody at a round may want to read offline, as it is now. */
export type PackContents = {
  /** The round's URL name. */
  readonly round: string;
  readonly name: string;
  /** A change to the round (postponed, moved, cancelled), in the visitor's language; '' if it is as planned. */
  readonly mark: string;
  /** The end of its last day: an instant, ISO 8601. */
  readonly ends_at: string;
  /** Paths of pages, the round's own first. */
  readonly pages: readonly string[];
  /** Paths of the pictures that pages are useless without, such as the circuit map. */
  readonly pictures: readonly string[];
};

/** A part that takes longer than this is skipped, so that the others get their turn. */
const PART_WAIT_MS = 60_000;

/** Fetches a part of a pack from the site. */
export const fetchPart = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(new URL(path, location.href), { ...init, signal: AbortSignal.timeout(PART_WAIT_MS) });

/** Fetches the contents of a round's pack. @returns null for a round that isn't published. @throws without an answer */
export async function fetchContents(round: string): Promise<PackContents | null> {
  const query = new URLSearchParams({
    [ROUND_PARAMETER]: round,
    [LANGUAGE_PARAMETER]: document.documentElement.lang,
  });
  const address = `${PACK_CALL}?${query.toString()}`;
  const answer = await fetchPart(address, { cache: 'no-cache' });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${address} answered ${String(answer.status)}.`);
  const contents: PackContents = await answer.json();
  return contents;
}
