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

/** The present moment of the championship. */
export const contentNow = (): Date => new Date(Date.now() + offsetMs());
