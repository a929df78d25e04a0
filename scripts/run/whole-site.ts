import { readEnv } from '../../lib/config/env.ts';
import type { Env } from '../../lib/config/env.ts';
import { prepareDataFolder } from '../../lib/shared/node/data-folder.ts';
import { SITE_HOOK_PATH } from '../../lib/contract/site-hook.ts';
import { BACKEND_BUILD, buildIfStale, isStale, SITE_BUILD } from './build.ts';
import { followChanges } from './follow-changes.ts';
import { supervise } from './supervise.ts';
import type { SupervisedProgram } from './supervise.ts';
import { isPortFree } from './ports.ts';
import { runProgram, StartError } from './program.ts';

const BACKEND_TITLE = 'The content backend';
const BACKEND_SCRIPT = 'backend/start.ts';
/** Files that Next itself reloads in development, except the table of calls, which is also loaded at start. Everything else is loaded once per process. */
const RELOADED_BY_NEXT = /^backend\/app\/(?!api\/[\w-]+\.ts$)/;

export type FirstAdmin = { readonly email: string; readonly password: string };

export type WholeSiteOptions = {
  /** Variables in addition to this process's environment. */
  readonly env?: Readonly<Record<string, string>>;
  readonly isDev?: boolean;
  readonly onProgress: (message: string) => void;
  /** Receives lines that the programs log. */
  readonly onLog?: (line: string) => void;
  /** Aborts the start: running programs are stopped, and the call rejects. */
  readonly signal?: AbortSignal;
};

export type WholeSite = {
  readonly env: Env;
  readonly firstAdmin: FirstAdmin | null;
  /** Resolves with the reason when one of the programs has crashed too often to be restarted. */
  readonly failed: Promise<string>;
  /** The current process ids; no backend if another content server is used. */
  readonly processIds: () => { readonly site: number | undefined; readonly backend: number | undefined };
  readonly stop: () => Promise<void>;
  /** Stops only the embedded backend, to test what visitors see then. */
  readonly stopBackend: () => Promise<void>;
};

const isAnyStale = async () => (await isStale(BACKEND_BUILD)) || (await isStale(SITE_BUILD));

const errorMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));

function prepareDataDir({ dataDir }: Env): void {
  try {
    prepareDataFolder(dataDir);
  } catch (error) {
    throw new StartError(`DATA_DIR ${dataDir} isn’t writable: ${errorMessage(error)}.`);
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
      throw new StartError(
        `HOST ${env.host} and ${name} ${String(port)} can’t be used: ${errorMessage(error)}.`,
      );
    });
    if (!isFree) {
      throw new StartError(
        `${name} ${String(port)} is in use by another program. Stop it, or set ${name} to a free port.`,
      );
    }
  }
}

/** The address where the backend notifies the site of changes: directly, not through a proxy in front of the site. */
const hookUrl = ({ host, port }: Env) => {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  const named = reachable.includes(':') ? `[${reachable}]` : reachable;
  return process.env['REVALIDATE_URL'] ?? `http://${named}:${String(port)}${SITE_HOOK_PATH}`;
};

/**
 * Starts the site and the embedded backend (unless CONTENT_API_URL names another content server), after building what is stale.
 * @throws EnvironmentError, StartError, each with a one-line message
 */
export async function startWholeSite(options: WholeSiteOptions): Promise<WholeSite> {
  const { env: overrides = {}, isDev = false, onProgress, onLog = () => undefined, signal } = options;
  const env = readEnv({ ...process.env, ...overrides });
  await checkPorts(env);
  prepareDataDir(env);

  let firstAdmin: FirstAdmin | null = null;
  const programs: SupervisedProgram[] = [];
  const start = (title: string, script: string, args: readonly string[]) =>
    runProgram({
      title,
      script,
      args,
      drainMs: env.drainMs,
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
  const run = (title: string, script: string, isDevProgram: () => boolean = () => isDev) => {
    const program = supervise(title, () => start(title, script, isDevProgram() ? ['--dev'] : []), onProgress);
    programs.push(program);
    return program;
  };
  const stop = async () => {
    giveUp.abort();
    // The site first, since it may need content for its last requests.
    for (const program of [...programs].reverse()) await program.stop();
  };
  const announce = (title: string) => onProgress(`Building ${title} …`);
  // One signal for both reasons to give up: the caller's signal, and a program that ends while another is still starting.
  const giveUp = new AbortController();
  const stopping = AbortSignal.any([giveUp.signal, ...(signal === undefined ? [] : [signal])]);
  const rejectWhenFailed = async (program: SupervisedProgram | null): Promise<never> =>
    program === null
      ? new Promise<never>(() => undefined)
      : Promise.reject(new StartError(await program.failed));
  const rejectWhenStopped = new Promise<never>((_, reject) => {
    stopping.addEventListener('abort', () => reject(new StartError('Startup was interrupted.')));
  });
  rejectWhenStopped.catch(() => undefined);

  try {
    // Reports invalid settings that only the backend reads before a build. Without a build, the start itself reports them.
    if (env.hasEmbeddedBackend && (await isAnyStale()))
      await start(BACKEND_TITLE, BACKEND_SCRIPT, ['--check']).ready;
    if (!isDev && env.hasEmbeddedBackend) await buildIfStale(BACKEND_BUILD, announce, { signal: stopping });
    if (env.hasEmbeddedBackend) onProgress('Starting the content backend …');
    // Developers of the site alone need no development version of the backend, which takes four times as long to start.
    let isBackendDev = isDev && (await isStale(BACKEND_BUILD));
    const backend = env.hasEmbeddedBackend ? run(BACKEND_TITLE, BACKEND_SCRIPT, () => isBackendDev) : null;
    if (isDev && backend !== null)
      followChanges(
        ['backend', 'lib/contract', 'lib/shared'],
        (path) => !BACKEND_BUILD.ignored.test(path) && !(isBackendDev && RELOADED_BY_NEXT.test(path)),
        async () => {
          onProgress('Its code has changed: restarting the content backend …');
          isBackendDev = true;
          await backend.restart();
          onProgress(`${BACKEND_TITLE} is running again.`);
        },
        (error) => onProgress(errorMessage(error)),
        { signal: stopping },
      );
    const backendFailed = rejectWhenFailed(backend);
    backendFailed.catch(() => undefined);
    // The site's build needs no content, so the backend can migrate and seed meanwhile. In development there is no build, and the site
    // itself waits for the backend (server/content/content-start.ts).
    const siteBuilt = isDev ? undefined : buildIfStale(SITE_BUILD, announce, { signal: stopping });
    if (!isDev)
      await Promise.race([Promise.all([backend?.ready, siteBuilt]), backendFailed, rejectWhenStopped]);
    onProgress('Starting the site …');
    const site = run('The site', 'server/index.ts');
    await Promise.race([Promise.all([backend?.ready, site.ready]), backendFailed, rejectWhenStopped]);
    return {
      env,
      firstAdmin,
      failed: Promise.race(programs.map(({ failed }) => failed)),
      processIds: () => ({ site: site.pid(), backend: backend?.pid() }),
      stop,
      stopBackend: async () => backend?.stop(),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
