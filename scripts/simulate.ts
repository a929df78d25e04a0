import { setTimeout as sleep } from 'node:timers/promises';
import { readCommandLine } from '../lib/shared/node/command-line.ts';
import { createTimingClient } from '../lib/shared/node/timing-client.ts';
import { planRaceDay } from './simulate/race-day.ts';
import { readRound, sessionsOfDay } from './simulate/read-round.ts';

/* `npm run simulate`: plays a race day on a running site, through the timing providers' call (docs/timing.md). */

const USAGE = `npm run simulate -- --round=<id or URL name> --provider=<number> [--site=http://localhost:3000] [--speed=60] [--day=2026-11-21]
The provider's secret is read from TIMING_SECRET.`;

/** How often rows are sent: on the simulated clock, and at most on the real one. */
const EVERY_MS = 5_000;
const EVERY_REAL_MS = 500;

const { values } = readCommandLine(USAGE, {
  options: {
    round: { type: 'string' },
    provider: { type: 'string' },
    site: { type: 'string', default: 'http://localhost:3000' },
    speed: { type: 'string', default: '60' },
    day: { type: 'string', default: '' },
  },
});
const { round: wanted, site, day } = values;
const provider = Number(values.provider);
const speed = Number(values.speed);
const secret = process.env.TIMING_SECRET ?? '';
if (wanted === undefined || !Number.isInteger(provider) || !(speed > 0) || secret === '') {
  console.error(USAGE);
  process.exit(2);
}

const round = await readRound(site, wanted);
const steps = planRaceDay(sessionsOfDay(round, day), Math.max(EVERY_MS, EVERY_REAL_MS * speed));
const [first] = steps;
if (!first) {
  console.error(`${round.name} has no sessions${day === '' ? '' : ` on ${day}`}.`);
  process.exit(1);
}
const client = createTimingClient(site, { provider, secret });
const beganMs = Date.now();
console.log(`${round.name}: ${String(steps.length)} calls at ${String(speed)} times the real speed.`);
for (const { at, session, update } of steps) {
  await sleep(Math.max(0, beganMs + (at - first.at) / speed - Date.now()));
  await client.send(session, update);
  const { status = '', classification = '', rows = [] } = update;
  const leader = rows[0];
  const front =
    leader?.position === 1 ? `, ${String(leader.name)} leads after ${String(leader.laps)} laps` : '';
  console.log(`${new Date(at).toISOString()} session ${String(session)} ${status} ${classification}${front}`);
}
