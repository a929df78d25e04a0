import { subjectKey } from '@/lib/shared/favourites';

/** Attribute of elements about a category, with its `subjectKey`. */
export const SUBJECT = 'data-subject';
/** That attribute for an element about a category; none for null. */
export const aboutCategory = (category: { readonly id: number } | null): Readonly<Record<string, string>> =>
  category === null ? {} : { [SUBJECT]: subjectKey({ kind: 'category', id: String(category.id) }) };
/** Attribute of a star button, with the `subjectKey` of what it stars. */
export const STAR = 'data-star';
/** Attribute of the home page's section for the visitor's own race day. */
export const MY_DAY = 'data-my-day';
/**
 * Attribute of the parts of the timetable that CSS reduces to the visitor's favourite categories: `lines` has all lines; `hint` is shown
 * while there are no favourite categories, `none` if none of them has a session here.
 */
export const MINE = 'data-mine';

/** Lists that show favourites first: grids, in which `order` counts. */
export const LED_LISTS = '.podium-cards,.standings-tops';
