import {
  FAVOURITE_ADDRESS,
  FAVOURITE_ID,
  FAVOURITE_KINDS,
  FAVOURITE_NAME_LENGTH,
  MAX_FAVOURITES,
  MAX_STORED_FAVOURITES,
  type FavouriteKind,
} from '../contract/favourites.ts';
import { isRecord, textOf, wholeOf } from './record.ts';

/** Identifies what can be a favourite: a category or driver by its id, a team by its URL name. */
export type Subject = { readonly kind: FavouriteKind; readonly id: string };

/** A subject with its name and the address of its page. */
export type NamedSubject = Subject & { readonly name: string; readonly address: string };

/** `at`: when it was starred, in epoch milliseconds. */
export type Favourite = NamedSubject & { readonly at: number };

/** A removed favourite, recorded so that no other device or tab brings it back. */
export type RemovedFavourite = Subject & { readonly at: number };

/** Favourites and removed ones: each subject is in one list at most, oldest change first. */
export type Favourites = {
  readonly starred: readonly Favourite[];
  readonly removed: readonly RemovedFavourite[];
};

export const NO_FAVOURITES: Favourites = { starred: [], removed: [] };

/** One text for a subject, as in the attributes of pages: `category-3`. */
export const subjectKey = ({ kind, id }: Subject): string => `${kind}-${id}`;

/** Whether two subjects are the same. */
const isOf =
  (subject: Subject) =>
  ({ kind, id }: Subject): boolean =>
    kind === subject.kind && id === subject.id;

const displayText = ({ name, address }: Favourite): string => `${name} ${address}`;
const isFavourite = (change: Favourite | RemovedFavourite): change is Favourite => 'address' in change;

/** When a subject was last changed; 0 for never. */
const changedAt = ({ starred, removed }: Favourites, subject: Subject): number =>
  [...starred, ...removed].find(isOf(subject))?.at ?? 0;

/** A moment after the last known change of a subject, even if a clock ahead of this one made it. */
const momentAfter = (favourites: Favourites, subject: Subject, now: number): number =>
  Math.max(now, changedAt(favourites, subject) + 1);

/**
 * Merges two sets of favourites: for each subject the later change wins; at the same moment, a removal. Their order doesn't matter, and
 * merging again changes nothing.
 */
export function mergeFavourites(a: Favourites, b: Favourites): Favourites {
  const latest = new Map<string, Favourite | RemovedFavourite>();
  for (const change of [...a.starred, ...b.starred, ...a.removed, ...b.removed]) {
    const key = subjectKey(change);
    const known = latest.get(key);
    if (known === undefined || isLater(change, known)) latest.set(key, change);
  }
  const all = [...latest.values()].toSorted(
    (x, y) => x.at - y.at || (subjectKey(x) < subjectKey(y) ? -1 : 1),
  );
  return {
    starred: all.filter(isFavourite).slice(-MAX_STORED_FAVOURITES),
    removed: all.filter((change) => !isFavourite(change)).slice(-MAX_STORED_FAVOURITES),
  };
}

function isLater(change: Favourite | RemovedFavourite, known: Favourite | RemovedFavourite): boolean {
  if (change.at !== known.at || !isFavourite(known)) return change.at > known.at;
  // At the same moment a removal wins, otherwise whichever sorts first, so that both sides agree.
  return !isFavourite(change) || displayText(change) < displayText(known);
}

/** Whether another favourite can be added. */
export const hasRoom = ({ starred }: Favourites): boolean => starred.length < MAX_FAVOURITES;

/** The favourites with one added. @param now epoch milliseconds */
export function withStar(favourites: Favourites, subject: NamedSubject, now: number): Favourites {
  const { kind, id, name, address } = subject;
  const at = momentAfter(favourites, subject, now);
  return mergeFavourites(favourites, { starred: [{ kind, id, name, address, at }], removed: [] });
}

/** The favourites with one removed. @param now epoch milliseconds */
export function withoutStar(favourites: Favourites, { kind, id }: Subject, now: number): Favourites {
  const at = momentAfter(favourites, { kind, id }, now);
  return mergeFavourites(favourites, { starred: [], removed: [{ kind, id, at }] });
}

/** The favourites with current names and addresses from pages; the same object if nothing differs. */
export function withNewerNames(favourites: Favourites, subjects: readonly NamedSubject[]): Favourites {
  let isChanged = false;
  const starred = favourites.starred.map((favourite) => {
    const { name, address } = subjects.find(isOf(favourite)) ?? favourite;
    if (name === favourite.name && address === favourite.address) return favourite;
    isChanged = true;
    return { ...favourite, name, address };
  });
  return isChanged ? { ...favourites, starred } : favourites;
}

/** Reads a subject from a page or from storage; null for anything else. */
function readSubject(value: unknown): Subject | null {
  const from = isRecord(value) ? value : {};
  const kind = FAVOURITE_KINDS.find((known) => known === from['kind']);
  const id = textOf(from['id']);
  return kind !== undefined && FAVOURITE_ID.test(id) ? { kind, id } : null;
}

/** The same with its name and address. */
export function readNamedSubject(value: unknown): NamedSubject | null {
  const subject = readSubject(value);
  if (subject === null || !isRecord(value)) return null;
  const name = textOf(value['name']).slice(0, FAVOURITE_NAME_LENGTH);
  const address = textOf(value['address']);
  return name !== '' && FAVOURITE_ADDRESS.test(address) ? { ...subject, name, address } : null;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const momentOf = (value: unknown): number => Math.max(0, (isRecord(value) && wholeOf(value['at'])) || 0);

/** Reads favourites from any value; invalid ones are left out, and duplicates are merged. */
export function readFavourites(value: unknown): Favourites {
  const from = isRecord(value) ? value : {};
  const starred = listOf(from['starred']).flatMap((each): Favourite[] => {
    const subject = readNamedSubject(each);
    return subject === null ? [] : [{ ...subject, at: momentOf(each) }];
  });
  const removed = listOf(from['removed']).flatMap((each): RemovedFavourite[] => {
    const subject = readSubject(each);
    return subject === null ? [] : [{ ...subject, at: momentOf(each) }];
  });
  return mergeFavourites({ starred, removed }, NO_FAVOURITES);
}
