import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startMailStandIn } from './mail-stand-in.ts';
import type { MailStandIn } from './mail-stand-in.ts';
import { runNginx, withoutTls } from './nginx.ts';
import { freePort } from './ports.ts';
import { runProgram } from './program.ts';
import type { Program } from './program.ts';
import { ROOT } from './project.ts';
import { TEST_DAY } from './seeded-data.ts';
import { startStorage } from './storage-stand-in.ts';
import type { StorageStandIn } from './storage-stand-in.ts';
import { findPostgres, startPostgres } from './temporary-postgres.ts';
import type { TemporaryPostgres } from './temporary-postgres.ts';
import { startValkey } from './temporary-valkey.ts';
import type { TemporaryValkey } from './temporary-valkey.ts';
import type { FirstAdmin } from './whole-site.ts';

/*
 * Two sites and two backends behind nginx, with PostgreSQL, Valkey, a storage for uploads and a mail server, all on this machine
 * (docs/decisions/0103, 0109). None of them share a folder.
 */

const SECRET = 'the same long secret on every one of the machines';
const SITE_NAME = 'localhost';
const TICK_MS = 50;

/** One of the programs, as if on a machine of its own. */
export type Machine = {
  readonly url: string;
  /** Resolves when it is ready. */
  readonly start: () => Promise<void>;
  /** `kill -9` */
  readonly kill: () => Promise<void>;
  /** Suspends it, like a machine that hangs: it keeps its connections and doesn't respond. */
  readonly freeze: () => void;
  /** Resumes it. */
  readonly thaw: () => void;
  readonly stop: () => Promise<void>;
  /** The lines that it has logged so far. */
  readonly log: () => readonly string[];
  /** The body of its `/api/ready`. */
  readonly state: () => Promise<string>;
};

export type ManyMachines = {
  /** The site's address for visitors: nginx in front of both sites. */
  readonly url: string;
  readonly sites: readonly [Machine, Machine];
  readonly backends: readonly [Machine, Machine];
  readonly postgres: TemporaryPostgres;
  readonly valkey: TemporaryValkey;
  readonly storage: StorageStandIn;
  /** Accepts order confirmations only. All other emails stay in the outbox, where tests read their codes and links before they are erased. */
  readonly mail: MailStandIn;
  /** The first accounts created: there must be only one, from whichever backend. */
  readonly admins: readonly FirstAdmin[];
  readonly stop: () => Promise<void>;
};

function createMachine(
  title: string,
  script: string,
  port: number,
  env: Readonly<Record<string, string>>,
  admins: FirstAdmin[],
): Machine {
  const url = `http://127.0.0.1:${String(port)}`;
  const logged: string[] = [];
  let program: Program | null = null;
  return {
    url,
    log: () => logged,
    async start() {
      program = runProgram({
        title,
        script,
        env: { NODE_ENV: 'production', ...env },
        onEvent: (event) => {
          if (event.event === 'first-admin') admins.push({ email: event.email, password: event.password });
        },
        onLog: (line) => logged.push(line),
      });
      await program.ready.catch((error: unknown) => {
        throw new Error(logged.slice(-20).join('\n'), { cause: error });
      });
    },
    async kill() {
      if (program?.pid !== undefined) process.kill(program.pid, 'SIGKILL');
      await program?.ended;
      program = null;
    },
    freeze() {
      if (program?.pid !== undefined) process.kill(program.pid, 'SIGSTOP');
    },
    thaw() {
      if (program?.pid !== undefined) process.kill(program.pid, 'SIGCONT');
    },
    async stop() {
      await program?.stop();
      program = null;
    },
    state: () =>
      fetch(`${url}/api/ready`, { signal: AbortSignal.timeout(5_000) }).then(
        (answer) => answer.text(),
        () => 'no answer',
      ),
  };
}

/**
 * The shipped front (docs/run.md, Many machines) without TLS: `site.conf`, with its upstreams replaced by those of `upstreams.conf`.
 * Visitors name their own network address, as a CDN would.
 */
const frontOf = (site: string, upstreams: string, port: number, folder: string): string =>
  upstreams +
  withoutTls(site.replaceAll(/^upstream \w+ \{[^}]+\}$/gm, ''), port, folder).replaceAll(
    ' server_name www.example.org;',
    ' server_name www.example.org; set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;',
  );

/** Starts nginx with the shipped files, in front of the sites and between them and the backends. @returns stops it */
async function startNginx(
  ports: { readonly front: number; readonly calls: number },
  sites: readonly number[],
  backends: readonly number[],
): Promise<() => Promise<void>> {
  const shipped = async (name: string) => {
    let text = await readFile(join(ROOT, 'ops/nginx', name), 'utf8');
    for (const [at, port] of sites.entries())
      text = text.replaceAll(`10.0.0.1${String(at + 1)}:3000`, `127.0.0.1:${String(port)}`);
    for (const [at, port] of backends.entries())
      text = text.replaceAll(`10.0.0.2${String(at + 1)}:4000`, `127.0.0.1:${String(port)}`);
    return text.replaceAll('listen 127.0.0.1:4000', `listen 127.0.0.1:${String(ports.calls)}`);
  };
  const { stop } = await runNginx(async (folder) => {
    const front = frontOf(await shipped('site.conf'), await shipped('upstreams.conf'), ports.front, folder);
    const calls = (await shipped('backends.conf')).replaceAll('/var/log/nginx', `${folder}/log`);
    return `${front}\n${calls}`;
  });
  return stop;
}

/** The Message-ID of an order's confirmation. */
export const orderMail = (order: number): string => `<order%3A${String(order)}@${SITE_NAME}>`;
const IS_ORDER_MAIL = /^<order%3A\d+@/;

/** Waits for a condition. @returns the milliseconds that took @throws if it takes longer than `withinMs` */
export async function until(holds: () => Promise<boolean> | boolean, withinMs: number): Promise<number> {
  const startedAt = performance.now();
  while (!(await holds())) {
    if (performance.now() - startedAt > withinMs)
      throw new Error(`Not so after ${String(withinMs / 1000)} s.`);
    await delay(TICK_MS);
  }
  return performance.now() - startedAt;
}

/**
 * Starts everything from the existing builds, with the demo championship. Both backends start at once with the same empty database.
 * Installs Debian's packages of PostgreSQL, Valkey and nginx if they are missing.
 * @param backendEnv additional variables for both backends
 * @throws if they can't be installed
 */
export async function startManyMachines(
  backendEnv: Readonly<Record<string, string>> = {},
): Promise<ManyMachines> {
  const ends: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  try {
    findPostgres();
    const postgres = await startPostgres();
    if (postgres === null) throw new Error('PostgreSQL could not be started.');
    ends.push(postgres.stop);
    const valkey = await startValkey();
    ends.push(valkey.stop);
    const storage = await startStorage();
    ends.push(storage.stop);
    const mail = await startMailStandIn();
    ends.push(mail.stop);
    mail.refuse((id) => !IS_ORDER_MAIL.test(id));
    const newFolder = async () => {
      const folder = await mkdtemp(join(tmpdir(), 'many-data-'));
      ends.push(() => rm(folder, { recursive: true, force: true }));
      return folder;
    };
    const [front, calls, ...own] = [
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
    ];
    const [site1 = 0, site2 = 0, backend1 = 0, backend2 = 0] = own;
    ends.push(await startNginx({ front, calls }, [site1, site2], [backend1, backend2]));
    const admins: FirstAdmin[] = [];
    const shared = {
      DATABASE_URL: postgres.url,
      VALKEY_URL: valkey.url,
      REVALIDATE_SECRET: SECRET,
      SITE_URL: `http://${SITE_NAME}:3000`,
      LOG_LEVEL: 'info',
      DEMO_DATE: TEST_DAY,
    };
    const backend = (port: number, dataDir: string) =>
      createMachine(
        'The content backend',
        'backend/start.ts',
        port,
        {
          ...shared,
          ...storage.env,
          ...backendEnv,
          SMTP_URL: mail.url,
          DATA_DIR: dataDir,
          PAYLOAD_SECRET: SECRET,
          BACKEND_PORT: String(port),
          SEED_DEMO: 'true',
        },
        admins,
      );
    const site = (port: number) =>
      createMachine(
        'The site',
        'server/index.ts',
        port,
        { ...shared, PORT: String(port), CONTENT_API_URL: `http://127.0.0.1:${String(calls)}` },
        admins,
      );
    const backends = [backend(backend1, await newFolder()), backend(backend2, await newFolder())] as const;
    const sites = [site(site1), site(site2)] as const;
    for (const machine of [...backends, ...sites]) ends.push(machine.stop);
    await Promise.all(backends.map((machine) => machine.start()));
    await Promise.all(sites.map((machine) => machine.start()));
    return {
      url: `http://127.0.0.1:${String(front)}`,
      sites,
      backends,
      postgres,
      valkey,
      storage,
      mail,
      admins,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
