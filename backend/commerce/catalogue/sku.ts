/** Rows are numbered within their product or group; on the wire their ids must be unique across all of them. */
const ROWS_PER_OWNER = 10_000;
/** Where the numbers of a group's add-ons start, to keep them apart from a product's. */
export const GROUP_ROWS_FROM = 5_000;

/** The wire id of a row of a product or group. */
export const rowId = (ownerId: number, number: number | null | undefined, from = 0): number =>
  ownerId * ROWS_PER_OWNER + from + (number ?? 0);

/** The owner of a wire id, and the row's number within it. */
export const readRowId = (id: number): { readonly owner: number; readonly number: number } => ({
  owner: Math.floor(id / ROWS_PER_OWNER),
  number: id % ROWS_PER_OWNER,
});
