type Placed = { readonly position?: number | null; readonly class?: string | null };

/** Whether the cars that share a position are in a dead heat: nobody has the places that they take besides, and not all cars are level. */
export function isDeadHeat(position: number, rows: readonly Placed[]): boolean {
  const others = rows.flatMap((row) => row.position ?? []).filter((one) => one !== position);
  const next = position + rows.filter((row) => row.position === position).length;
  return others.length > 0 && !others.some((one) => one > position && one < next);
}

/**
 * The rows that win beside another one of their class, and not in a dead heat: no sheet is published with them. Where positions are counted
 * within classes, each class has a winner.
 */
export function secondWinners<One extends Placed>(rows: readonly One[]): One[] {
  if (isDeadHeat(1, rows)) return [];
  const classes = Map.groupBy(rows, (row) => (row.class ?? '').trim());
  return [...classes.values()].flatMap((ofClass) =>
    isDeadHeat(1, ofClass) ? [] : ofClass.filter(({ position }) => position === 1).slice(1),
  );
}
