import { accessSync, constants, mkdirSync } from 'node:fs';
import { readEnv } from '../../lib/config/env.ts';
import type { Env } from '../../lib/config/env.ts';
import { SITE_HOOK_PATH } from '../../lib/contract/site-hook.ts';
import { BACKEND_BUILD, buildIfStale, SITE_BUILD } from './build.ts';
import { isPortFree } from './ports.ts';
import { runProgram, StartError } from './program.ts';
import type { Program } from './program.ts';

const BACKEND_TITLE = 'The content backend';
const BACKEND_SCRIPT = 'backend/start.ts';

export type FirstAdmin = { readonly email: string; readonly password: string };

export type WholeSiteOptions = {
  /** Variables on top of this process's environment. */
  readonly env?: Readonly<Record<string, string>>;
  readonly isDev?: boolean;
  readonly onProgress: (message: string) => void;
  /** Lines that the programs log. */
  readonly onLog?: (line: string) => void;
  /** Ends the start: what already runs is stopped, and the call rejects. */
  readonly signal?: AbortSignal;
};

export type WholeSite = {
  readonly env: Env;
  readonly firstAdmin: FirstAdmin | null;
  /** Resolves with the reason when one of the programs ends by itself. */
  readonly failed: Promise<string>;
  readonly stop: () => Promise<void>;
  /** Stops the embedded backend only: what visitors see then is a thing to test. */
  readonly stopBackend: () => Promise<void>;
};

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Makes the data folder where it is not there yet. */
function prepareDataDir({ dataDir }: Env): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new StartError(`DATA_DIR ${dataDir} cannot be used: ${wordsOf(error)}.`);
  }
}

async function checkPorts(env: Env): Promise<void> {
  const ports = [
    ['PORT', env.port] as const,
    ...(env.hasEmbeddedBackend ? [['BACKEND_PORT', env.backendPort] as const] : []),
  ];
  if (env.hasEmbeddedBackend && env.port === env.backendPort && env.port !== 0) {
    throw new StartError(`PORT and BACKEND_PORT are both ${String(env.port)}; they must differ.`);
  }
  for (const [name, port] of ports) {
    const isFree = await isPortFree(port, env.host).catch((error: unknown) => {
      throw new StartError(`HOST ${env.host} and ${name} ${String(port)} cannot be used: ${wordsOf(error)}.`);
    });
    if (!isFree) {
      throw new StartError(
        `${name} ${String(port)} is in use by another program; stop it, or set ${name} to a free port.`,
      );
    }
  }
}

/** Where the backend tells the site of changes: straight, and not through what stands before the site for visitors. */
const hookUrl = ({ host, port }: Env) => {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  const named = reachable.includes(':') ? `[${reachable}]` : reachable;
  return process.env['REVALIDATE_URL'] ?? `http://${named}:${String(port)}${SITE_HOOK_PATH}`;
};

/**
 * Starts the embedded backend (unless CONTENT_API_URL names another content server) and the site, building first what is stale.
 * @throws EnvError, StartError: one line for a person each
 */
export async function startWholeSite(options: WholeSiteOptions): Promise<WholeSite> {
  const { env: overrides = {}, isDev = false, onProgress, onLog = () => undefined, signal } = options;
  const env = readEnv({ ...process.env, ...overrides });
  await checkPorts(env);
  prepareDataDir(env);

  let firstAdmin: FirstAdmin | null = null;
  const programs: Program[] = [];
  const start = (title: string, script: string, args: readonly string[]) =>
    runProgram({
      title,
      script,
      args,
      env: {
        REVALIDATE_URL: hookUrl(env),
        ...overrides,
        SITE_URL: env.siteUrl,
        NODE_ENV: isDev ? 'development' : 'production',
      },
      onEvent: (event) => {
        if (event.event === 'progress') onProgress(event.message);
        if (event.event === 'first-admin') firstAdmin = { email: event.email, password: event.password };
      },
      onLog,
    });
  const run = (title: string, script: string) => {
    const program = start(title, script, isDev ? ['--dev'] : []);
    programs.push(program);
    return program;
  };
  const stop = async () => {
    // The site first: while it finishes its requests it may still need content.
    for (const program of [...programs].reverse()) await program.stop();
  };
  const announce = (title: string) => onProgress(`Building ${title} …`);
  // One end for all reasons to give up: the caller's, and a program that ends while another part is still being made.
  const giveUp = new AbortController();
  const stopping = AbortSignal.any([giveUp.signal, ...(signal === undefined ? [] : [signal])]);
  const rejectWhenEnded = async (program: Program | null): Promise<never> =>
    program === null
      ? new Promise<never>(() => undefined)
      : Promise.reject(new StartError(await program.ended));
  const rejectWhenStopped = new Promise<never>((_, reject) => {
    stopping.addEventListener('abort', () => reject(new StartError('The start was interrupted.')));
  });
  rejectWhenStopped.catch(() => undefined);

  try {
    // What only the backend reads: a wrong value is told before anybody waits for a build.
    if (env.hasEmbeddedBackend) await start(BACKEND_TITLE, BACKEND_SCRIPT, ['--check']).ready;
    if (!isDev && env.hasEmbeddedBackend) await buildIfStale(BACKEND_BUILD, announce, { signal: stopping });
    if (env.hasEmbeddedBackend) onProgress('Starting the content backend …');
    const backend = env.hasEmbeddedBackend ? run(BACKEND_TITLE, BACKEND_SCRIPT) : null;
    const backendEnded = rejectWhenEnded(backend);
    backendEnded.catch(() => undefined);
    // The site's build needs no content, so the backend may migrate and seed meanwhile.
    const siteBuilt = isDev ? undefined : buildIfStale(SITE_BUILD, announce, { signal: stopping });
    await Promise.race([Promise.all([backend?.ready, siteBuilt]), backendEnded, rejectWhenStopped]);
    onProgress('Starting the site …');
    await Promise.race([run('The site', 'server/index.ts').ready, backendEnded, rejectWhenStopped]);
    const stopBackend = async () => backend?.stop();
    return { env, firstAdmin, failed: Promise.race(programs.map(({ ended }) => ended)), stop, stopBackend };
  } catch (error) {
    giveUp.abort();
    await stop();
    throw error;
  }
}
