import { postTagAddress } from '@/lib/content/addresses';
import { subjectKey, type Favourite } from '@/lib/shared/favourites';
import { LED_LISTS, MINE, MY_DAY, STAR, SUBJECT } from './attributes';

/** Links with the name of a driver, team or category, in tables and lists. */
const NAMES = ':is(.timing-driver-link,.team-link)';

const anyOf = (attribute: string, values: readonly string[]): string =>
  `:is(${values.map((value) => `[${attribute}="${value}"]`).join(',')})`;

/** The address of the posts with a category's URL name as their tag. */
const postsAddress = ({ address }: Favourite): string =>
  postTagAddress('') + address.slice(address.lastIndexOf('/') + 1);

/**
 * The CSS that shows a visitor's favourites in pages that are the same for everybody: filled stars, a star before their names, first place
 * in lists, and only their categories in the reduced timetable. Its ids and addresses were checked when they were read.
 * @returns '' without favourites
 */
export function favouritesStyle(favourites: readonly Favourite[]): string {
  if (favourites.length === 0) return '';
  const categories = favourites.filter(({ kind }) => kind === 'category');
  const own = anyOf(SUBJECT, categories.map(subjectKey));
  const lines = `[${MINE}="lines"]`;
  const names = [
    NAMES +
      anyOf(
        'href',
        favourites.map(({ address }) => address),
      ),
    ...(categories.length === 0
      ? []
      : [`${own} .session-row-link>:first-child`, `.post-tag${anyOf('href', categories.map(postsAddress))}`]),
  ];
  return [
    `${anyOf(STAR, favourites.map(subjectKey))}{--star:currentcolor}`,
    `:is(${names.join(',')})::before{content:"★";display:inline-block;margin-inline-end:.3em}`,
    ...(categories.length === 0
      ? []
      : [
          `:is(${LED_LISTS})>${own}{order:-1}`,
          `[${MY_DAY}]{display:block}`,
          `${lines} .timetable-line:not(${own}),${lines} .timetable-day:not(:has(${own})),[${MINE}="hint"]{display:none}`,
          `${lines}:not(:has(${own}))~[${MINE}="none"]{display:block}`,
        ]),
  ].join('');
}
