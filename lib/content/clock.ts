import 'server-only';
import { env } from '@/lib/config/env';

/** The time of day that a demo day is told from: noon in New Zealand. */
const DEMO_TIME_OF_DAY = 'T00:00:00Z';

/**
 * Milliseconds between the machine's clock and the championship's: 0, but with DEMO_DATE the demo is told from that day,
 * here and in the content backend, and time goes on from there.
 */
export function clockOffsetMs(): number {
  const { demoDate } = env();
  return demoDate === undefined ? 0 : Date.parse(`${demoDate}${DEMO_TIME_OF_DAY}`) - processStart;
}

/** The moment this process began: the offset must not change while it runs. */
const processStart = Math.round(performance.timeOrigin);
