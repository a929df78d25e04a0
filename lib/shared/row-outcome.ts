import type { Outcome, RowStatus } from '../contract/entities/racing.ts';

type Finished = { readonly status?: RowStatus | null; readonly total_time?: string | null };

/** Words that timing systems use for an unclassified car. */
const STATUS_WORDS: readonly (readonly [RowStatus, RegExp])[] = [
  ['dnf', /^(?:dnf|ret|retired|did not finish)$/i],
  ['dns', /^(?:dns|wd|withdrawn|did not start)$/i],
  ['excluded', /^(?:excl?|excluded)$/i],
  ['dsq', /^(?:dsq|dq|disq|disqualified)$/i],
  ['nc', /^(?:nc|nt|unclassified|not classified)$/i],
];

/** How sheets show the statuses of cars without a position. */
const OUTCOME_OF: Readonly<Record<RowStatus, Outcome | null>> = {
  classified: null,
  dnf: 'DNF',
  dns: 'DNS',
  dsq: 'DSQ',
  nc: 'NC',
  excluded: 'DSQ',
};

/** The status of an unclassified car in a cell, if it contains one. */
export const statusIn = (cell: string): RowStatus | null =>
  STATUS_WORDS.find(([, words]) => words.test(cell.trim()))?.[0] ?? null;

/** The outcome of a status; null for a classified car, and without a status. */
export const outcomeOfStatus = (status: RowStatus | null | undefined): Outcome | null =>
  status ? OUTCOME_OF[status] : null;

/** The outcome in a cell, if it contains one. */
export const outcomeIn = (cell: string): Outcome | null => outcomeOfStatus(statusIn(cell));

/** How a car without a position finished, from its status or else its total time. */
export const outcomeOf = ({ status, total_time }: Finished): Outcome | null =>
  status ? outcomeOfStatus(status) : outcomeIn(total_time ?? '');

/** Whether a car was disqualified or excluded, so that gaps aren't measured from it and it has no fastest lap. */
export const isDisqualified = (row: Finished): boolean => outcomeOf(row) === 'DSQ';
