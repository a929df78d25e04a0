import type { ServerResponse } from 'node:http';

/*
 * The two programs' measurements. They cost nothing unless something listens: the metrics (metrics.ts) only do if a port is configured
 * (docs/decisions/0089).
 */

/** Labels only have a few values, all of them ours: nothing that a visitor could make up. */
type Labels<Name extends string> = Readonly<Record<Name, string>>;
type AnyLabels = Labels<string>;
export type Sample<Name extends string> = { readonly labels: Labels<Name>; readonly value: number };

type Description<Name extends string> = {
  readonly name: string;
  readonly help: string;
  readonly labels: readonly Name[];
};

/** How often something happened, and how long it took. */
type Timer<Name extends string> = Description<Name> & {
  /** Whether anything listens: if not, a caller needn't read the clock. */
  readonly isWatched: () => boolean;
  readonly record: (seconds: number, labels: Labels<Name>) => void;
};

/** How often something happened. */
type Counter<Name extends string> = Description<Name> & { readonly count: (labels: Labels<Name>) => void };

/** A state, read on demand. */
type Gauge<Name extends string> = Description<Name> & {
  /** Adds a source of some of its values, replacing an earlier one with that name. */
  readonly readFrom: (
    source: string,
    read: () => readonly Sample<Name>[] | Promise<readonly Sample<Name>[]>,
  ) => void;
};

type Listener = (labels: AnyLabels, seconds: number) => void;
type Reader = () => readonly Sample<string>[] | Promise<readonly Sample<string>[]>;

/** A meter as the metrics see it. */
export type Meter = Description<string> & {
  readonly kind: 'timer' | 'counter' | 'gauge';
  readonly listeners: Set<Listener>;
  readonly readers: Map<string, Reader>;
};

type Meters = { readonly all: Map<string, Meter>; readonly followers: Set<(meter: Meter) => void> };

declare global {
  var championshipMeters: Meters | undefined;
}

const PREFIX = 'championship_';

/** All meters of this process, by name. On globalThis, because the bundled part of a program and the rest each have a copy of this module. */
const meters = (): Meters => (globalThis.championshipMeters ??= { all: new Map(), followers: new Set() });

/** Calls back for every meter of this process, also for those defined later. */
export function followMeters(follow: (meter: Meter) => void): void {
  for (const known of meters().all.values()) follow(known);
  meters().followers.add(follow);
}

function meter(kind: Meter['kind'], name: string, help: string, labels: readonly string[]): Meter {
  const { all, followers } = meters();
  const known = all.get(name);
  if (known) return known;
  const made: Meter = { kind, name, help, labels, listeners: new Set(), readers: new Map() };
  all.set(name, made);
  for (const follow of followers) follow(made);
  return made;
}

/** Defines a timer; its name gets the project's prefix and the unit. */
export function timer<const Name extends string>(
  name: string,
  help: string,
  labels: readonly Name[],
): Timer<Name> {
  const full = `${PREFIX}${name}_duration_seconds`;
  const { listeners } = meter('timer', full, help, labels);
  return {
    name: full,
    help,
    labels,
    isWatched: () => listeners.size > 0,
    record: (seconds, given) => {
      for (const listen of listeners) listen(given, seconds);
    },
  };
}

/** Defines a counter; its name gets the project's prefix and `_total`. */
export function counter<const Name extends string>(
  name: string,
  help: string,
  labels: readonly Name[],
): Counter<Name> {
  const full = `${PREFIX}${name}_total`;
  const { listeners } = meter('counter', full, help, labels);
  return {
    name: full,
    help,
    labels,
    count: (given) => {
      for (const listen of listeners) listen(given, 0);
    },
  };
}

/** Defines a gauge; its name gets the project's prefix. */
export function gauge<const Name extends string = never>(
  name: string,
  help: string,
  labels: readonly Name[] = [],
): Gauge<Name> {
  const full = `${PREFIX}${name}`;
  const { readers } = meter('gauge', full, help, labels);
  return { name: full, help, labels, readFrom: (source, read) => void readers.set(source, read) };
}

const requests = timer('http_request', 'Requests answered, by kind and status.', ['kind', 'status']);

/**
 * Measures the answer to a request.
 * @param kindOf returns the kind of request, one of a few words and never part of the address; null if it isn't measured
 */
export function measureAnswer(response: ServerResponse, kindOf: () => string | null): void {
  if (!requests.isWatched()) return;
  const kind = kindOf();
  if (kind === null) return;
  const started = performance.now();
  response.once('close', () => {
    const status = response.writableFinished ? String(response.statusCode) : 'aborted';
    requests.record((performance.now() - started) / 1000, { kind, status });
  });
}

const queued = gauge('queue_waiting', 'Tasks waiting for their turn, by queue.', ['queue']);
const running = gauge('queue_running', 'Tasks running, by queue.', ['queue']);

/** Shows a queue's length in the metrics. */
export function measureQueue(
  queue: string,
  state: { readonly waiting: () => number; readonly running: () => number },
): void {
  queued.readFrom(queue, () => [{ labels: { queue }, value: state.waiting() }]);
  running.readFrom(queue, () => [{ labels: { queue }, value: state.running() }]);
}
