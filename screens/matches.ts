import { accountMatch } from './account/match.ts';
import { circuitMatch } from './circuit/match.ts';
import { documentMatch } from './document/match.ts';
import { myChampionshipMatch } from './my-championship/match.ts';
import { readmeMatch } from './readme/match.ts';
import { samplesMatch } from './samples/match.ts';
import { searchMatch } from './search/match.ts';
import { seasonsMatch } from './seasons/match.ts';
import { shopMatch } from './shop/match.ts';
import { standingsMatch } from './standings/match.ts';
import { teamMatch } from './team/match.ts';
import { timetableMatch } from './timetable/match.ts';
import { watchMatch } from './watch/match.ts';

/**
 * The addresses of the site's own screens. Their views are in screens/registry.tsx, apart from here so that the front server needs no
 * React; the compiler requires every kind in both.
 */
export const MATCHES = [
  accountMatch,
  circuitMatch,
  documentMatch,
  myChampionshipMatch,
  readmeMatch,
  samplesMatch,
  searchMatch,
  seasonsMatch,
  shopMatch,
  standingsMatch,
  teamMatch,
  timetableMatch,
  watchMatch,
] as const;
