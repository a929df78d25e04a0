import type { IncomingMessage, ServerResponse } from 'node:http';
import { RACE_DAY_CALL } from '../../lib/season/live.ts';
import type { LiveEvent } from '../../lib/season/live.ts';
import { propertyOf } from '../../lib/shared/record.ts';
import { NO_CACHE } from '../http/cache-control.ts';
import type { HeaderList } from '../http/headers.ts';
import type { InnerClient } from '../http/inner-client.ts';
import type { LiveSessions } from './live-sessions.ts';
import { createLiveStreams } from './live-streams.ts';
import type { LiveLimits, LiveStreams } from './live-streams.ts';
import type { Logger } from '../process/log.ts';
import { wireError } from '../http/plain-answers.ts';
import { prepareAnswer } from '../html/prepared-answer.ts';
import { openStreams } from '../process/site-meters.ts';
import type { PolicyBase, PreparedAnswer } from '../html/prepared-answer.ts';

/** How long an answer is good for when nobody reports changes, as with all content (spec point 9). It also ends the days of a round. */
const FRESH_MS = 60_000;
const RETRY_AFTER_S = 5;

export type RaceDayOptions = {
  readonly next: InnerClient;
  readonly security: HeaderList;
  readonly policy: PolicyBase;
  readonly log: Logger;
  readonly limits?: Partial<LiveLimits>;
  /** What streams carry of sessions; nothing by default. */
  readonly sessions?: Pick<LiveSessions, 'follow'>;
};

export type RaceDayCalls = {
  /** GET /api/race-day, from memory. */
  readonly serve: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** GET /api/live. */
  readonly openStream: LiveStreams['open'];
  /** Reads the race day again, since content has changed, and tells open pages if it differs. */
  readonly refresh: () => void;
  /** Ends all streams, before the server closes. */
  readonly close: () => void;
};

type Held = { readonly answer: PreparedAnswer; readonly event: LiveEvent; readonly readAt: number };

const NOTHING: LiveEvent = { round: '', version: '' };

/** The URL name of the round in a race day's JSON. */
const roundOf = (body: Buffer): string => {
  const url = propertyOf(propertyOf(JSON.parse(body.toString()), 'round'), 'url');
  return typeof url === 'string' ? url : '';
};

/** The race day's JSON, held for everybody, and the streams that say when it has changed. */
export function createRaceDay({
  next,
  security,
  policy,
  log,
  limits,
  sessions,
}: RaceDayOptions): RaceDayCalls {
  let held: Held | null = null;
  /** Increases with each change of content: an answer asked for under a lower number may be from before it. */
  let generation = 0;
  let heldGeneration = -1;
  let underWay: Promise<void> | null = null;
  const streams = createLiveStreams(() => held?.event ?? NOTHING, limits, sessions);
  openStreams.readFrom('race day', () => [{ labels: {}, value: streams.size }]);

  const read = async (): Promise<void> => {
    const asked = generation;
    const captured = await next(RACE_DAY_CALL);
    if (captured.status !== 200)
      throw new Error(`The race day was answered with ${String(captured.status)}.`);
    const answer = await prepareAnswer(captured, { security, policy, cacheControl: NO_CACHE });
    const event = { round: roundOf(captured.body), version: answer.etag };
    const before = held;
    held = { answer, event, readAt: performance.now() };
    heldGeneration = asked;
    if (before === null || before.event.version === event.version) return;
    // After its last day a round is named once more: it changed, too.
    streams.announce(event.round === '' ? { ...event, round: before.event.round } : event);
  };
  const isFresh = () =>
    held !== null && heldGeneration === generation && performance.now() - held.readAt < FRESH_MS;
  const renew = async (): Promise<void> => {
    while (!isFresh()) {
      underWay ??= read().finally(() => {
        underWay = null;
      });
      await underWay;
    }
  };
  const renewForStreams = () => {
    if (streams.size === 0) return;
    renew().catch((error: unknown) => {
      log.warn({ err: error }, 'The race day could not be read. Open pages will show changes later.');
    });
  };
  const timer = setInterval(renewForStreams, FRESH_MS / 4).unref();

  return {
    async serve(request, response) {
      try {
        await renew();
      } catch (error) {
        // While the content server is down, what is known is better than nothing.
        if (held === null) {
          log.warn({ err: error }, 'The race day could not be read.');
          const again = { 'Retry-After': String(RETRY_AFTER_S) };
          return wireError(response, 503, 'Not available at the moment.', again);
        }
      }
      held?.answer.write(request, response);
    },
    openStream(request, response, address) {
      streams.open(request, response, address);
      renewForStreams();
    },
    refresh() {
      generation += 1;
      renewForStreams();
    },
    close() {
      clearInterval(timer);
      streams.close();
    },
  };
}
