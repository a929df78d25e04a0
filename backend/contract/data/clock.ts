import { AsyncLocalStorage } from 'node:async_hooks';
import { config } from '../../config.ts';
import { processSingleton } from '../process-singleton.ts';

/** The demo is made at this time of the day, which is noon in New Zealand (see `prepare.ts`). */
const TIME_OF_DAY = 'T00:00:00Z';

/**
 * Milliseconds between the machine's clock and the championship's. With DEMO_DATE the demo is told from that day, and
 * what is past or next has to be judged from there, too.
 */
const offsetMs = processSingleton('clock-offset', () => {
  const { demoDate } = config();
  return demoDate === null ? 0 : Date.parse(`${demoDate}${TIME_OF_DAY}`) - Date.now();
});

const otherMoment = processSingleton('view-as-of', () => new AsyncLocalStorage<Date>());

/** The moment that an editor looks at in this call; null for now. */
export const momentOfCall = (): Date | null => otherMoment().getStore() ?? null;

/**
 * Runs `work` as if it were another moment of the championship.
 * @param moment ISO 8601; null, or what is no time, leaves it now
 */
export function viewAsOf<T>(moment: string | null, work: () => T): T {
  const asOf = new Date(moment ?? '');
  return Number.isNaN(asOf.getTime()) ? work() : otherMoment().run(asOf, work);
}

/** The present moment of the championship, or the one that an editor looks at. */
export const contentNow = (): Date => momentOfCall() ?? new Date(Date.now() + offsetMs());
