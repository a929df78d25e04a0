/** Height of a label, as a share of the chart's height. */
const LABEL_SHARE = 0.09;

/**
 * Positions of the labels at the ends of a chart's lines: beside their lines, without overlapping.
 * @param ends where the lines end, highest first: from 0 at the top to 1, or in another unit
 * @param room height of a label, in that unit
 * @param last the lowest allowed position
 */
export function labelPlaces(ends: readonly number[], room = LABEL_SHARE, last = 1): readonly number[] {
  const places: number[] = [];
  for (const end of ends) places.push(Math.max(end, (places.at(-1) ?? -Infinity) + room));
  // Labels pushed below the chart move up again, and push the others.
  let limit = last;
  for (let index = places.length - 1; index >= 0; index -= 1) {
    places[index] = Math.min(places[index] ?? limit, limit);
    limit = (places[index] ?? limit) - room;
  }
  return places;
}
