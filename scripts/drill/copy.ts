import { cp, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { createSeededData, TEST_DAY } from '../run/seeded-data.ts';
import { startWholeSite, type WholeSite } from '../run/whole-site.ts';

/** How long both programs may take to be ready again. */
const READY_DEADLINE_MS = 120_000;
const TICK_MS = 50;

const signedInSchema = z.object({ token: z.string() });

/** The whole site with its own data, for drills to break. */
export type Copy = {
  readonly dataDir: string;
  readonly siteUrl: string;
  readonly cmsUrl: string;
  /** @param env variables in addition to the usual ones */
  readonly start: (env?: Readonly<Record<string, string>>) => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly processId: (program: Program) => number;
  /** `kill -9`. @returns the seconds until both programs are ready again */
  readonly kill: (program: Program) => Promise<number>;
  /** `kill -9` of both. They stay down until `start`. */
  readonly killBoth: () => Promise<void>;
  readonly ready: () => Promise<void>;
  /** What the running copy has printed to the terminal: crashes with their exit codes, and restarts. */
  readonly messages: () => readonly string[];
  /** Signs in to the CMS as the administrator. @returns a token */
  readonly signIn: () => Promise<string>;
  /** Calls the CMS as the administrator. */
  readonly ask: (path: string, body?: object) => Promise<Response>;
  readonly remove: () => Promise<void>;
};

export type Program = 'site' | 'backend';

/** Waits for a condition. @returns the seconds that took @throws if it takes longer than the deadline */
export async function until(
  holds: () => Promise<boolean> | boolean,
  deadlineMs = READY_DEADLINE_MS,
): Promise<number> {
  const startedAt = performance.now();
  while (!(await holds())) {
    if (performance.now() - startedAt > deadlineMs)
      throw new Error(`Not so after ${String(deadlineMs / 1000)} s.`);
    await wait(TICK_MS);
  }
  return (performance.now() - startedAt) / 1000;
}

const isReady = (url: string) =>
  fetch(`${url}/api/ready`, { signal: AbortSignal.timeout(2_000) }).then(
    async (answer) => (await answer.text()).includes('"status":"ready"'),
    () => false,
  );

/**
 * Makes a copy of the seeded demo, which `start` starts.
 * @param folder for its data, such as a small disk; by default next to other test data
 */
export async function openCopy(
  { port, backendPort }: { readonly port: number; readonly backendPort: number },
  folder?: string,
): Promise<Copy> {
  const seeded = await createSeededData(backendPort, () => undefined);
  let dataDir = seeded.dataDir;
  if (folder !== undefined) {
    dataDir = await mkdtemp(join(folder, 'data-'));
    await cp(seeded.dataDir, dataDir, { recursive: true });
  }
  const siteUrl = `http://localhost:${String(port)}`;
  const cmsUrl = `http://127.0.0.1:${String(backendPort)}`;
  let site: WholeSite | null = null;
  const messages: string[] = [];

  const processId = (program: Program) => site?.processIds()[program] ?? 0;
  const ready = async () =>
    void (await until(async () => (await isReady(siteUrl)) && (await isReady(cmsUrl))));
  const signIn = async () => {
    const answer = await fetch(`${cmsUrl}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(seeded.admin),
    });
    if (!answer.ok) throw new Error(`The sign-in answered ${String(answer.status)}.`);
    return signedInSchema.parse(await answer.json()).token;
  };
  return {
    dataDir,
    siteUrl,
    cmsUrl,
    processId,
    ready,
    signIn,
    messages: () => messages,
    async start(env = {}) {
      site = await startWholeSite({
        env: {
          PORT: String(port),
          BACKEND_PORT: String(backendPort),
          DATA_DIR: dataDir,
          DEMO_DATE: TEST_DAY,
          SITE_URL: siteUrl,
          CONTENT_API_URL: '',
          DATABASE_URL: '',
          LOG_LEVEL: 'silent',
          ...env,
        },
        onProgress: (message) => messages.push(message),
      });
      await ready();
    },
    async stop() {
      await site?.stop();
      site = null;
    },
    async kill(program) {
      const pid = processId(program);
      process.kill(pid, 'SIGKILL');
      return until(
        async () => processId(program) !== pid && (await isReady(siteUrl)) && (await isReady(cmsUrl)),
      );
    },
    async killBoth() {
      for (const program of ['site', 'backend'] as const) process.kill(processId(program), 'SIGKILL');
      await site?.stop();
      site = null;
    },
    async ask(path, body) {
      return fetch(`${cmsUrl}/api/${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: `JWT ${await signIn()}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    },
    async remove() {
      await site?.stop();
      await rm(dataDir, { recursive: true, force: true });
      await seeded.remove();
    },
  };
}
