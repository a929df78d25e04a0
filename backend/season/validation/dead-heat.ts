type Placed = { readonly position?: number | null; readonly class?: string | null };

/** Whether cars that share a position are in a dead heat: the following places they occupy are free, and not all cars are tied. */
export function isDeadHeat(position: number, rows: readonly Placed[]): boolean {
  const others = rows.flatMap((row) => row.position ?? []).filter((other) => other !== position);
  const next = position + rows.filter((row) => row.position === position).length;
  return others.length > 0 && !others.some((other) => other > position && other < next);
}

/**
 * The second winners of a class that aren't in a dead heat: a sheet with any can't be published. Where positions are counted within
 * classes, each class has a winner.
 */
export function secondWinners<Row extends Placed>(rows: readonly Row[]): Row[] {
  if (isDeadHeat(1, rows)) return [];
  const classes = Map.groupBy(rows, (row) => (row.class ?? '').trim());
  return [...classes.values()].flatMap((ofClass) =>
    isDeadHeat(1, ofClass) ? [] : ofClass.filter(({ position }) => position === 1).slice(1),
  );
}
