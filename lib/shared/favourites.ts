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

/** What is meant: a category or driver by its id, a team by its URL name. */
export type Subject = { readonly kind: FavouriteKind; readonly id: string };

/** A subject as it is shown: its name, and the address of its page. */
export type NamedSubject = Subject & { readonly name: string; readonly address: string };

/** `at`: when it was starred, in epoch milliseconds. */
export type Favourite = NamedSubject & { readonly at: number };

/** A star that was taken away, so that no other device or tab brings it back. */
export type RemovedFavourite = Subject & { readonly at: number };

/** Somebody's favourites, and what was one: each subject is in one of the lists at most, oldest change first. */
export type Favourites = {
  readonly starred: readonly Favourite[];
  readonly removed: readonly RemovedFavourite[];
};

export const NO_FAVOURITES: Favourites = { starred: [], removed: [] };

/** One text for a subject, as in the attributes of pages: `category-3`. */
export const subjectKey = ({ kind, id }: Subject): string => `${kind}-${id}`;

/** Whether two texts name the same subject. */
const isOf =
  (subject: Subject) =>
  ({ kind, id }: Subject): boolean =>
    kind === subject.kind && id === subject.id;

const shownAs = ({ name, address }: Favourite): string => `${name} ${address}`;
const isFavourite = (change: Favourite | RemovedFavourite): change is Favourite => 'address' in change;

/** When anything of a subject was last changed; 0 for never. */
const changedAt = ({ starred, removed }: Favourites, subject: Subject): number =>
  [...starred, ...removed].find(isOf(subject))?.at ?? 0;

/** After what is known of a subject, even if that was written by a clock that is ahead of this one. */
const momentAfter = (favourites: Favourites, subject: Subject, now: number): number =>
  Math.max(now, changedAt(favourites, subject) + 1);

/**
 * Both as one: of each subject the later change counts; of a star and a removal at the same moment, the removal. The order of the two
 * doesn't matter, and merging again changes nothing.
 */
export function mergeFavourites(one: Favourites, other: Favourites): Favourites {
  const latest = new Map<string, Favourite | RemovedFavourite>();
  for (const change of [...one.starred, ...other.starred, ...one.removed, ...other.removed]) {
    const key = subjectKey(change);
    const known = latest.get(key);
    if (known === undefined || isLater(change, known)) latest.set(key, change);
  }
  const all = [...latest.values()].toSorted(
    (a, b) => a.at - b.at || (subjectKey(a) < subjectKey(b) ? -1 : 1),
  );
  return {
    starred: all.filter(isFavourite).slice(-MAX_STORED_FAVOURITES),
    removed: all.filter((change) => !isFavourite(change)).slice(-MAX_STORED_FAVOURITES),
  };
}

function isLater(change: Favourite | RemovedFavourite, known: Favourite | RemovedFavourite): boolean {
  if (change.at !== known.at || !isFavourite(known)) return change.at > known.at;
  // At the same moment: a removal, else whichever comes first, so that both sides agree.
  return !isFavourite(change) || shownAs(change) < shownAs(known);
}

/** Whether another star may be given. */
export const hasRoom = ({ starred }: Favourites): boolean => starred.length < MAX_FAVOURITES;

/** With a star more. @param now epoch milliseconds */
export function withStar(favourites: Favourites, subject: NamedSubject, now: number): Favourites {
  const { kind, id, name, address } = subject;
  const at = momentAfter(favourites, subject, now);
  return mergeFavourites(favourites, { starred: [{ kind, id, name, address, at }], removed: [] });
}

/** Without a star. @param now epoch milliseconds */
export function withoutStar(favourites: Favourites, { kind, id }: Subject, now: number): Favourites {
  const at = momentAfter(favourites, { kind, id }, now);
  return mergeFavourites(favourites, { starred: [], removed: [{ kind, id, at }] });
}

/** With the names and addresses that pages have for some of them now; the same object if they have no others. */
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

/** A subject as it was written, by a page or in storage; null for anything else. */
export function readSubject(value: unknown): Subject | null {
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

/** Reads favourites from any value; what isn't one is left out, and what is there twice counts as it does when two devices meet. */
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
