import { runProgram } from './program.ts';

export type SiteOnly = {
  readonly url: string;
  readonly pid: number | undefined;
  readonly stop: () => Promise<void>;
};

/**
 * Starts only the site from the existing build, on a free port, with content from another server.
 * @param root folder of another project with its own build
 */
export async function startSiteOnly(
  contentApiUrl: string,
  onLog: (line: string) => void = () => undefined,
  env: Readonly<Record<string, string>> = {},
  root?: string,
): Promise<SiteOnly> {
  let port = 0;
  const program = runProgram({
    title: 'The site',
    script: 'server/index.ts',
    root,
    env: {
      PORT: '0',
      CONTENT_API_URL: contentApiUrl,
      SITE_URL: '',
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      ...env,
    },
    onEvent: (event) => {
      if (event.event === 'ready') port = event.port;
    },
    onLog,
  });
  await program.ready;
  return { url: `http://127.0.0.1:${String(port)}`, pid: program.pid, stop: program.stop };
}
