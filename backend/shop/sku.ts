/** Rows of a product or a group are numbered inside it; on the wire their ids have to differ across all of them. */
const ROWS_PER_OWNER = 10_000;
/** Where the numbers of a group's additions begin, so that they do not meet those of a product. */
export const GROUP_ROWS_FROM = 5_000;

/** The id on the wire of a row of a product or group. */
export const rowId = (ownerId: number, number: number | null | undefined, from = 0): number =>
  ownerId * ROWS_PER_OWNER + from + (number ?? 0);

/** A wire id's owner and the number of the row in it. */
export const readRowId = (id: number): { readonly owner: number; readonly number: number } => ({
  owner: Math.floor(id / ROWS_PER_OWNER),
  number: id % ROWS_PER_OWNER,
});
