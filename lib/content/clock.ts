import 'server-only';
import { env } from '@/lib/config/env';
import { demoMoment } from '@/lib/shared/demo-day';

/**
 * Milliseconds between the machine's clock and the championship's: 0, but with DEMO_DATE the demo starts on that day, here and in the
 * content backend, and time runs on from there.
 */
export function clockOffsetMs(): number {
  const { demoDate } = env();
  return demoDate === undefined ? 0 : demoMoment(demoDate) - processStart;
}

/** When this process began: the offset must not change while it runs. */
const processStart = Math.round(performance.timeOrigin);
