import { AsyncLocalStorage } from 'node:async_hooks';
import { demoMoment } from '../../lib/shared/demo-day.ts';
import { config } from './config.ts';
import { processSingleton } from './process-singleton.ts';

/**
 * Offset in milliseconds between the machine's clock and the championship's. With DEMO_DATE the demo takes place around that day, and
 * whatever is past or upcoming is relative to it.
 */
const offsetMs = processSingleton('clock-offset', () => {
  const { demoDate } = config();
  return demoDate === null ? 0 : demoMoment(demoDate) - Date.now();
});

const otherMoment = processSingleton('view-as-of', () => new AsyncLocalStorage<Date>());

/** The time that an editor previews in this call; null for now. */
export const momentOfCall = (): Date | null => otherMoment().getStore() ?? null;

/** Runs `work` as if at another time of the championship. @param moment ISO 8601; null or an invalid time means now */
export function viewAsOf<T>(moment: string | null, work: () => T): T {
  const asOf = new Date(moment ?? '');
  return Number.isNaN(asOf.getTime()) ? work() : otherMoment().run(asOf, work);
}

/** The championship's current time, or the time that an editor previews. */
export const contentNow = (): Date => momentOfCall() ?? new Date(Date.now() + offsetMs());
