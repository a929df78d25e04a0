import type { Copy } from './copy.ts';

/** What a drill found. `held` is null if it could not be tried here; `figures` say why. */
export type Outcome = {
  readonly held: boolean | null;
  /** Whether it was as quick as expected: `npm run drill` asks for that, tests don't. */
  readonly isInTime?: boolean;
  readonly figures: string;
};

/** A fault that is made on purpose, and what must hold meanwhile and afterwards (safety rules, "Faults"). */
export type Drill = {
  readonly name: string;
  /** What is done. */
  readonly fault: string;
  /** What must hold. */
  readonly expected: string;
  /** Also played by `npm run test:all`. */
  readonly isShort?: boolean;
  /** The copy runs, and must run and be whole again afterwards. */
  readonly play: (copy: Copy) => Promise<Outcome>;
};
