import type { IncomingMessage, ServerResponse } from 'node:http';
import { gauge } from './meters.ts';

/* Whether a program is alive, and whether it should get traffic (docs/decisions/0089). */

export const HEALTH_PATH = '/api/health';
export const READY_PATH = '/api/ready';

/** Reasons why a program should get no traffic, or is degraded. */
export const REASONS = [
  'starting',
  'stopping',
  'content_unreachable',
  'database_unreachable',
  'migrations_pending',
  'disk_full',
  'valkey_unreachable',
  'storage_unreachable',
] as const;

export type Reason = {
  readonly code: (typeof REASONS)[number];
  /** What went wrong. */
  readonly detail?: string;
  /** Whether the program can still answer, for example from its cache. */
  readonly isDegraded?: boolean;
};

export type Check = () => Promise<readonly Reason[]>;

/** How long results are reused: anybody can call this. */
const REUSE_MS = 1_000;

const ready = gauge('ready', 'Whether the program should get traffic: 1 or 0.');
const reasonsNow = gauge('ready_reason', 'Why it should not, or is degraded: 1 for each reason.', ['reason']);

export type Readiness = {
  readonly addCheck: (check: Check) => void;
  /** Marks the program as serving. */
  readonly started: () => void;
  readonly stopping: () => void;
  /** Answers /api/health and /api/ready; false for every other address. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean;
};

function sendJson(request: IncomingMessage, response: ServerResponse, status: number, value: object): void {
  const body = JSON.stringify(value);
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** The state of a program that is starting. */
export function createReadiness(now: () => number = () => performance.now()): Readiness {
  let state: 'starting' | 'serving' | 'stopping' = 'starting';
  const checks: Check[] = [];
  let latest: { readonly reasons: Promise<readonly Reason[]>; readonly since: number } | null = null;

  const find = async (): Promise<readonly Reason[]> => {
    if (state !== 'serving') return [{ code: state }];
    if (latest === null || now() - latest.since >= REUSE_MS) {
      const reasons = Promise.all(checks.map((check) => check())).then((found) => found.flat());
      latest = { reasons, since: now() };
    }
    return latest.reasons;
  };
  const isReady = (reasons: readonly Reason[]) => reasons.every(({ isDegraded = false }) => isDegraded);

  ready.readFrom('readiness', async () => [{ labels: {}, value: isReady(await find()) ? 1 : 0 }]);
  reasonsNow.readFrom('readiness', async () => {
    const found = new Set((await find()).map(({ code }) => code));
    return REASONS.map((reason) => ({ labels: { reason }, value: found.has(reason) ? 1 : 0 }));
  });

  const answerReady = async (request: IncomingMessage, response: ServerResponse) => {
    const reasons = await find();
    const status = !isReady(reasons) ? 'not_ready' : reasons.length > 0 ? 'degraded' : 'ready';
    const shown = reasons.map(({ code, detail }) => (detail === undefined ? { code } : { code, detail }));
    sendJson(request, response, status === 'not_ready' ? 503 : 200, { status, reasons: shown });
  };

  return {
    addCheck: (check) => void checks.push(check),
    started: () => {
      if (state === 'starting') state = 'serving';
    },
    stopping: () => {
      state = 'stopping';
    },
    answer(request, response) {
      const path = (request.url ?? '').split('?', 1)[0];
      if (path !== HEALTH_PATH && path !== READY_PATH) return false;
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.setHeader('Allow', 'GET, HEAD');
        sendJson(request, response, 405, { success: false, message: 'Method not allowed.' });
      } else if (path === HEALTH_PATH) sendJson(request, response, 200, { status: 'ok' });
      else
        answerReady(request, response).catch((error: unknown) =>
          response.destroy(error instanceof Error ? error : undefined),
        );
      return true;
    },
  };
}
