import { postTagAddress } from '@/lib/content/addresses';
import { subjectKey, type Favourite } from '@/lib/shared/favourites';
import { LED_LISTS, MINE, MY_DAY, MY_POSTS, MY_POSTS_ALONE, NO_POSTS, STAR, SUBJECT } from './attributes';

/** Links with the name of a driver, team or category, in tables and lists. */
const NAMES = ':is(.timing-driver-link,.team-link)';

const anyOf = (attribute: string, values: readonly string[]): string =>
  `:is(${values.map((value) => `[${attribute}="${value}"]`).join(',')})`;

/** The switch's place while a feed shows only the posts about the visitor's categories. */
const ALONE = `[${MY_POSTS}="${MY_POSTS_ALONE}"]`;
/** The posts, days and pinned posts of that feed. The lists follow the place; those that are loaded later are in an element of their own. */
const POSTS = `:is(${ALONE}~:is(.post-pinned,.post-day),${ALONE}~* :is(.post-day,.post-grid>li))`;

/**
 * Shows winners of the visitor's categories that a day has behind "Show all", in a row above the others until that is pressed: `order` can't
 * move them into the other grid. Browsers that can't show part of something closed leave it closed; paper shows everything.
 * @param own selects what is about those categories
 */
function foldedWinners(own: string): string {
  const fold = '.show-all:not([open])';
  const withOwn = `.podium-day>${fold}:has(>.podium-cards>${own})`;
  return [
    '@supports selector(::details-content){@media screen{',
    `.podium-day:has(>${fold}>.podium-cards>${own})::details-content{display:flex;flex-direction:column}`,
    `${withOwn}{display:contents}`,
    `${withOwn}::details-content{display:block;block-size:auto;content-visibility:visible;order:-1}`,
    `${withOwn}>.podium-cards>:not(${own}){display:none}`,
    // Nothing else is behind it.
    `${withOwn}:not(:has(>.podium-cards>:not(${own})))>.fold-head{display:none}`,
    '}}',
  ].join('');
}

/** The address of the posts with a category's URL name as their tag. */
const postsAddress = ({ address }: Favourite): string =>
  postTagAddress('') + address.slice(address.lastIndexOf('/') + 1);

/**
 * The CSS that shows a visitor's favourites in pages that are the same for everybody: filled stars, a star before their names, their place
 * at the head of lists, and nothing but their categories in the timetable of those, and in a feed where that is chosen. All of it comes from
 * ids and addresses that were checked when they were read.
 * @returns '' without favourites
 */
export function favouritesStyle(favourites: readonly Favourite[]): string {
  if (favourites.length === 0) return '';
  const categories = favourites.filter(({ kind }) => kind === 'category');
  const own = anyOf(SUBJECT, categories.map(subjectKey));
  const ownTag = `.post-tag${anyOf('href', categories.map(postsAddress))}`;
  const lines = `[${MINE}="lines"]`;
  const names = [
    NAMES +
      anyOf(
        'href',
        favourites.map(({ address }) => address),
      ),
    ...(categories.length === 0 ? [] : [`${own} .session-row-link>:first-child`, ownTag]),
  ];
  return [
    `${anyOf(STAR, favourites.map(subjectKey))}{--star:currentcolor}`,
    `:is(${names.join(',')})::before{content:"★";display:inline-block;margin-inline-end:.3em}`,
    ...(categories.length === 0
      ? []
      : [
          `:is(${LED_LISTS})>${own}{order:-1}`,
          foldedWinners(own),
          `[${MY_DAY}],[${MY_POSTS}]{display:block}`,
          `${POSTS}:not(:has(${ownTag})),${ALONE}:has(~* ${ownTag}) [${NO_POSTS}]{display:none}`,
          `${lines} .timetable-line:not(${own}),${lines} .timetable-day:not(:has(${own})),[${MINE}="hint"]{display:none}`,
          `${lines}:not(:has(${own}))~[${MINE}="none"]{display:block}`,
        ]),
  ].join('');
}
