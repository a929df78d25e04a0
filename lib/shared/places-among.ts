type Placed = { readonly position?: number | null | undefined };

/** The places of some cars among themselves, such as those of a class, from their overall positions; cars on the same position share a place. */
export function placesAmong<Row extends Placed>(rows: readonly Row[]): ReadonlyMap<Row, number> {
  const classified = rows.flatMap((row) => (row.position == null ? [] : [{ row, position: row.position }]));
  return new Map(
    classified.map(({ row, position }) => [
      row,
      1 + classified.filter((other) => other.position < position).length,
    ]),
  );
}
