/** The clock of a timetable's times: the circuit's or the visitor's. */
export const CLOCKS = ['track', 'mine'] as const;
export type Clock = (typeof CLOCKS)[number];

/** The choice's key in local storage. */
export const CLOCK_KEY = 'timetable-clock';

const listeners = new Set<() => void>();
/** The choice in a browser that blocks storage; it lasts as long as the page. */
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

/** Calls back when the choice changes, also in another tab. @returns a function that unsubscribes */
export function followClock(notify: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === CLOCK_KEY || key === null) notify();
  };
  listeners.add(notify);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(notify);
    removeEventListener('storage', onStorage);
  };
}
