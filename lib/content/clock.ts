import 'server-only';
import { env } from '@/lib/config/env';
import { demoMoment } from '@/lib/shared/demo-day';

/**
 * Milliseconds to add to the machine's clock to get the championship's: normally 0. With DEMO_DATE, both programs start on that day and
 * time runs on from there.
 */
export function clockOffsetMs(): number {
  const { demoDate } = env();
  return demoDate === undefined ? 0 : demoMoment(demoDate) - processStart;
}

/** When this process started: the offset must not change while it runs. */
const processStart = Math.round(performance.timeOrigin);
