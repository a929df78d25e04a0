import {
  CATEGORIES_ADDRESS,
  MY_CHAMPIONSHIP_ADDRESS,
  roundAddress,
  ROUNDS_ADDRESS,
  SEASONS_ADDRESS,
  sessionAddress,
  timetableAddress,
  WATCH_ADDRESS,
} from './addresses';
import { CIRCUIT_PAGE, DETAIL_PAGES, STANDINGS_PAGE, TEAM_PAGE } from '@/lib/contract/paths';
import { FOLLOWED_LISTS, type FollowedList, type ListMarks, type RaceDay } from '@/lib/season/race-day';

/**
 * The marks that a page was rendered with: the round's and each session's. The page compares them with those of the race day that it follows,
 * and so notices that it is outdated, whenever that happened.
 */
export type RaceDayMarks = {
  /** URL name of the round; '' for none. */
  readonly round: string;
  readonly roundMark: string;
  /** By the session's id: the mark of its timing sheet follows a dot, if it has one, and that of race control's messages a tilde. */
  readonly sessions: Readonly<Record<string, string>>;
};

/** The marks of a race day. */
export const marksOf = ({ round, sessions }: RaceDay): RaceDayMarks => ({
  round: round?.url ?? '',
  roundMark: round?.mark ?? '',
  sessions: Object.fromEntries(sessions.map(({ id, mark }) => [id, mark])),
});

/** Whether a path is an address or below it. */
export const isAt = (path: string, address: string): boolean =>
  path === address || path.startsWith(`${address}/`);

/** Circuit pages show the rounds there, and their winners. */
const OF_CIRCUITS = `/${CIRCUIT_PAGE}`;
/** Team pages show their next sessions, their results and their cars on the entry list. */
const OF_TEAMS = `/${TEAM_PAGE}`;
/** Pages that show winners, results or points. */
const OF_RESULTS = [
  `/${DETAIL_PAGES.roundResults}`,
  `/${STANDINGS_PAGE}`,
  SEASONS_ADDRESS,
  `/${DETAIL_PAGES.driver}`,
  `/${DETAIL_PAGES.category}`,
  CATEGORIES_ADDRESS,
  OF_CIRCUITS,
];
/** Pages that show the round itself: its dates, circuit and status, and where to watch it. */
const OF_ROUNDS = [ROUNDS_ADDRESS, WATCH_ADDRESS, OF_CIRCUITS];
const LATEST_SESSION = `/${DETAIL_PAGES.session}`;

/** A session's mark for pages other than its own, which don't show what race control says of it. */
const withoutMessages = (mark: string) => mark.replace(/~.*$/, '');

/** What the page at an address shows of a race day, as one text; '' if it shows nothing of it. */
export function pageMark(path: string, { round, roundMark, sessions }: RaceDayMarks): string {
  const all = Object.entries(sessions);
  const own = all.find(([id]) => isAt(path, sessionAddress(Number(id))));
  if (own) return `${roundMark} ${own[1]}`;
  const ofTimetable = [roundAddress(round), timetableAddress(), MY_CHAMPIONSHIP_ADDRESS, OF_TEAMS];
  if (round !== '' && ofTimetable.some((address) => isAt(path, address)))
    return [roundMark, ...all.map(([id, mark]) => `${id} ${withoutMessages(mark)}`)].join('\n');
  const showsResults =
    path === '/' || path === LATEST_SESSION || OF_RESULTS.some((address) => isAt(path, address));
  const showsRound = path === '/' || OF_ROUNDS.some((address) => isAt(path, address));
  const sheets = all.flatMap(([id, mark]) =>
    mark.includes('.') ? `${id} ${mark.slice(mark.indexOf('.'))}` : [],
  );
  return [...(showsRound ? [roundMark] : []), ...(showsResults ? sheets : [])].join('\n');
}

/**
 * The followed lists on a page: the entries of the round that is on, and news.
 * @param hasNews whether one of its blocks lists articles
 */
export function listsAt(path: string, { round, sessions }: RaceDayMarks, hasNews: boolean): FollowedList[] {
  if (round === '') return [];
  const isOfRound = isAt(path, roundAddress(round));
  const isOfSession = Object.keys(sessions).some((id) => isAt(path, sessionAddress(Number(id))));
  return [
    // A session without a sheet shows who is entered.
    ...(isOfRound || isOfSession || isAt(path, OF_TEAMS) ? (['entries'] as const) : []),
    ...(isOfRound || hasNews ? (['news'] as const) : []),
  ];
}

/** The marks of a page's lists, as one text: those that it was rendered with, or newer ones of the same lists. */
export const listsMark = (shown: ListMarks, current: ListMarks = shown): string =>
  FOLLOWED_LISTS.flatMap((list) => {
    const own = shown[list];
    return own === undefined ? [] : `${list} ${current[list] ?? own}`;
  }).join('\n');
