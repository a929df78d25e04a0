/** The posts of one day, in the order of their list. */
export type PostDay<P> = {
  /** y-MM-dd by the clock at the circuit; '' for posts without a date. */
  readonly id: string;
  readonly title: string;
  readonly posts: readonly P[];
};

type DaysIn = {
  /** The day of an instant, as y-MM-dd. */
  readonly dayOf: (instant: string) => string;
  /** The name of a day, from one of its instants: with its weekday in this year, otherwise with its year. */
  readonly titleOf: (instant: string) => string;
};

/** Groups posts by day: each run of the same day is a group. */
export function postDays<P>(
  posts: readonly P[],
  instantOf: (post: P) => string | null,
  { dayOf, titleOf }: DaysIn,
): readonly PostDay<P>[] {
  const days: { id: string; title: string; posts: P[] }[] = [];
  for (const post of posts) {
    const instant = instantOf(post);
    const id = instant === null ? '' : dayOf(instant);
    const last = days.at(-1);
    if (last?.id === id) last.posts.push(post);
    else days.push({ id, title: instant === null ? '' : titleOf(instant), posts: [post] });
  }
  return days;
}
