import { circuitAddress, roundAddress, roundEntriesAddress } from '@/lib/season/addresses';
import type { Round, Venue } from '@/lib/contract/entities/racing';
import type { Translator } from '@/lib/i18n/translate';
import { pictureSources } from '@/lib/images/picture-sources';
import type { PackContents } from '@/lib/pwa/packs/contents';

/** Maximum displayed width of a circuit map (components/racing/circuit-facts). */
const MAP_WIDTH = 800;

const markOf = ({ round_status: status }: Round, t: Translator): string =>
  status === null || status === 'scheduled' ? '' : t(`round.${status}`);

/** Path of a circuit's largest map, in the format that most browsers use; empty without a map, or if another site has it. */
function mapOf({ circuit_layout: layout }: Venue): string[] {
  if (layout === null) return [];
  const { sources, src } = pictureSources(layout, { maxWidth: MAP_WIDTH });
  const [largest = ''] = sources[0]?.srcSet.split(', ').at(-1)?.split(' ') ?? [];
  return [largest || src].filter((path) => /^\/(?!\/)/.test(path));
}

/**
 * The contents of a round's weekend pack: its page (timetable, gates, parking, tickets), entry list, circuit with its map, and news.
 * @param news paths of pages about the round
 */
export function packContents(round: Round, news: readonly string[], t: Translator): PackContents {
  const { url, name, end_date, entriesCount, venue } = round;
  return {
    round: url,
    name,
    mark: markOf(round, t),
    ends_at: end_date,
    pages: [
      roundAddress(url),
      ...(entriesCount > 0 ? [roundEntriesAddress(url)] : []),
      ...(venue === null || venue.url === '' ? [] : [circuitAddress(venue.url)]),
      ...news,
    ],
    pictures: venue === null ? [] : mapOf(venue),
  };
}
