/** Whose clock a timetable is shown by: the circuit's or the visitor's. */
export const CLOCKS = ['track', 'mine'] as const;
export type Clock = (typeof CLOCKS)[number];

/** Where the choice is stored. */
export const CLOCK_KEY = 'timetable-clock';

const listeners = new Set<() => void>();
/** For a browser that blocks storage: the choice then lasts as long as the page. */
let unstored: Clock | null = null;

/** The visitor's choice; track time until there is one. */
export function chosenClock(): Clock {
  if (unstored !== null) return unstored;
  try {
    return localStorage.getItem(CLOCK_KEY) === 'mine' ? 'mine' : 'track';
  } catch {
    return 'track';
  }
}

export function chooseClock(clock: Clock): void {
  try {
    localStorage.setItem(CLOCK_KEY, clock);
  } catch {
    unstored = clock;
  }
  for (const listener of listeners) listener();
}

/** Calls back when the choice changes, in another tab too. @returns a function that unsubscribes */
export function followClock(tell: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent) => {
    if (key === CLOCK_KEY || key === null) tell();
  };
  listeners.add(tell);
  addEventListener('storage', elsewhere);
  return () => {
    listeners.delete(tell);
    removeEventListener('storage', elsewhere);
  };
}
