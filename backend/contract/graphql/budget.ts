import { Failure } from '../failure.ts';

/** Most related records that one document may walk over; the largest document of the site walks over some hundreds. */
const MAX_RECORDS = 20_000;

export type Budget = { spend(records: number): void };

/** A document may be short and still ask for rounds of categories of rounds …; this ends it. */
export function createBudget(): Budget {
  let left = MAX_RECORDS;
  return {
    spend: (records) => {
      left -= records;
      if (left < 0) throw new Failure(400, 'The query asks for too many records at once.');
    },
  };
}
