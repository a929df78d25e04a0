/** Room that a label needs, as a share of a chart's height. */
const LABEL_SHARE = 0.09;

/**
 * Where the labels at the ends of a chart's lines stand: beside their lines, and apart from each other.
 * @param ends where the lines end, the highest first: from 0 at the top to 1, or in another unit
 * @param room that a label needs, in that unit
 * @param last the lowest place that a label may have
 */
export function labelPlaces(ends: readonly number[], room = LABEL_SHARE, last = 1): readonly number[] {
  const places: number[] = [];
  for (const end of ends) places.push(Math.max(end, (places.at(-1) ?? -Infinity) + room));
  // What was pushed below the chart moves up again, and pushes the others.
  let limit = last;
  for (let index = places.length - 1; index >= 0; index -= 1) {
    places[index] = Math.min(places[index] ?? limit, limit);
    limit = (places[index] ?? limit) - room;
  }
  return places;
}
