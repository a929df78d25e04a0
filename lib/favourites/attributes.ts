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
 * Attribute of the feed's place for the switch that shows only the posts about the visitor's categories; its value is `MY_POSTS_ALONE` while it
 * does.
 */
export const MY_POSTS = 'data-my-posts';
export const MY_POSTS_ALONE = 'alone';
/** Attribute of what is said in that place if none of the posts is about them. */
export const NO_POSTS = 'data-no-posts';
/**
 * Attribute of the parts of a timetable of the visitor's own categories: `lines` are all of them, of which CSS leaves those; `hint` is said
 * while there are no such categories, and `none` if none of them has a session here.
 */
export const MINE = 'data-mine';

/** Lists that show favourites first: grids, in which `order` counts. */
export const LED_LISTS = '.podium-cards,.standings-tops';
