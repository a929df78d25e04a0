/** A phone of common size, in CSS pixels. */
export const PHONE_SCREEN = { width: 390, height: 844 } as const;

/** How long a kind of page may be on a phone. */
export type LengthLimit = {
  /** Its addresses. */
  readonly of: RegExp;
  /** In screens. */
  readonly most: number;
  /** A selector of what isn't counted, since it is as long as what it says. */
  readonly without?: string;
};

/** Texts and galleries, which are as long as their editors made them. */
const WRITTEN = '.prose, .gallery-grid';

/**
 * The first that matches an address counts. Those of decision 140 are what a reader would scroll: six screens for a rich page, four for a list,
 * three for a form. Others are as long as what they list, and a little more.
 */
const LIMITS: readonly LengthLimit[] = [
  { of: /^\/$/, most: 6 },
  { of: /^\/round\/[^/]+\/entries(-by-number)?$/, most: 4 },
  { of: /^\/round\//, most: 6 },
  { of: /^\/drivers(\/page\/\d+)?$/, most: 4 },
  { of: /^\/standings(\/|$)/, most: 4 },
  { of: /^\/(categories|news)(\/|$)/, most: 4 },
  { of: /^\/(faq|privacy|terms)$/, most: 4, without: WRITTEN },
  { of: /^\/(find-order|forgotpassword|login|no-such-page|offline|search|signup)$/, most: 3 },
  // Of up to a car in every category.
  { of: /^\/team\//, most: 5 },
  // What leads on from the text: rounds, a table, other stories, sponsors.
  { of: /^\/(article|listen)\//, most: 5, without: WRITTEN },
  // A sheet has a line for each car.
  { of: /^\/session(\/|$)/, most: 5, without: '.timing-table' },
  // Every session of three days, which have tabs above them.
  { of: /^\/timetable(\/|$)/, most: 7.5 },
  // Twelve episodes, each with its first lines.
  { of: /^\/podcast(\/|$)/, most: 8 },
  // A category's season with its tables and news; the season's rounds with their winners.
  { of: /^\/(category\/|rounds$)/, most: 7.5 },
  // The winners of up to eight categories below one another, then every session of the first day.
  { of: /^\/results(\/|$)/, most: 9.5 },
  // Twelve posts, each with its picture or film; only their words aren't counted.
  { of: /^\/feed(\/|$)/, most: 9, without: WRITTEN },
  // Twelve results of one kind; up to as many of each kind.
  { of: /^\/search\/[^/]+\/[^/]+$/, most: 5 },
  { of: /^\/search\/[^/]+$/, most: 11.5 },
  // Blocks that an editor put below one another.
  { of: /^\/(about|contact-us|sponsors)$/, most: 13, without: WRITTEN },
  // Records, and pages of a few blocks.
  { of: /^\//, most: 6, without: WRITTEN },
];

/** The limit of the kind that an address is of. */
export function lengthLimit(path: string): LengthLimit {
  const limit = LIMITS.find(({ of }) => of.test(path));
  if (limit === undefined) throw new Error(`${path} is no address of a page`);
  return limit;
}

/** Pixels of the page's height that count. Runs in the page. */
export function countedHeight(without = ''): number {
  const whole = document.documentElement.scrollHeight;
  if (without === '') return whole;
  const uncounted = [...document.querySelectorAll(`main :is(${without})`)].filter(
    (part) => part.parentElement?.closest(without) === null,
  );
  return whole - uncounted.reduce((sum, part) => sum + part.getBoundingClientRect().height, 0);
}
