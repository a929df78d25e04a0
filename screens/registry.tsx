import 'server-only';
import { accountScreen } from './account/account';
import { circuitScreen } from './circuit/circuit';
import type { RegisteredScreen } from './define-screen';
import { documentScreen } from './document/document';
import { myChampionshipScreen } from './my-championship/my-championship';
import { pageScreen } from './page/page';
import { preparingScreen } from './preparing/preparing';
import { readmeScreen } from './readme/readme';
import type { ResolutionOf, ScreenKind } from './resolution';
import { samplesScreen } from './samples/samples';
import { searchScreen } from './search/search';
import { seasonsScreen } from './seasons/seasons';
import { shopScreen } from './shop/shop';
import { standingsScreen } from './standings/standings';
import { teamScreen } from './team/team';
import { timetableScreen } from './timetable/timetable';
import { watchScreen } from './watch/watch';

/** What each kind of screen shows. Which addresses it has is in screens/matches.ts; the compiler requires every kind in both. */
const SCREENS: { readonly [K in ScreenKind]: RegisteredScreen<ResolutionOf<K>> } = {
  account: accountScreen,
  circuit: circuitScreen,
  document: documentScreen,
  'my-championship': myChampionshipScreen,
  page: pageScreen,
  preparing: preparingScreen,
  readme: readmeScreen,
  samples: samplesScreen,
  search: searchScreen,
  seasons: seasonsScreen,
  shop: shopScreen,
  standings: standingsScreen,
  team: teamScreen,
  timetable: timetableScreen,
  watch: watchScreen,
};

/** The screen of a kind. */
export const findScreen = <K extends ScreenKind>(kind: K): RegisteredScreen<ResolutionOf<K>> => SCREENS[kind];
