import type { Copy } from './copy.ts';

/** The result of a drill. `passed` is null if it can't be run here, and `figures` says why. */
export type Outcome = {
  readonly passed: boolean | null;
  /** Whether it was as quick as expected. `npm run drill` requires that, tests don't. */
  readonly isInTime?: boolean;
  readonly figures: string;
};

/** A deliberate fault, and what must hold during and after it (safety rules, "Faults"). */
export type Drill = {
  readonly name: string;
  /** What happens. */
  readonly fault: string;
  /** What must hold. */
  readonly expected: string;
  /** Also run by `npm run test:all`. */
  readonly isShort?: boolean;
  /** Gets a running copy, which must be running and intact again afterwards. */
  readonly play: (copy: Copy) => Promise<Outcome>;
};
