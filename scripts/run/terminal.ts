import { EnvironmentError } from '../../lib/shared/node/environment.ts';
import { whenNpmExits } from './npm-exit.ts';
import { StartError } from './program.ts';
import type { WholeSite } from './whole-site.ts';
import { startWholeSite } from './whole-site.ts';

const startedAt = performance.now();
const elapsed = () => `${((performance.now() - startedAt) / 1000).toFixed(0).padStart(3)} s`;

const printProgress = (message: string) => console.log(`[${elapsed()}] ${message}`);

/** One line for expected failures; only a bug in the program shows a stack. */
const explain = (error: unknown): string => {
  if (error instanceof StartError || error instanceof EnvironmentError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

function printAddresses({ env, firstAdmin }: WholeSite): void {
  console.log(`\n  Site  ${env.siteUrl}`);
  const cms = `http://localhost:${String(env.backendPort)}/admin`;
  if (env.hasEmbeddedBackend) {
    console.log(`  CMS   ${cms}`);
    if (!process.env['SMTP_URL'])
      console.log(`  Emails are kept in the CMS outbox: ${cms}/collections/mails`);
  } else console.log(`  Content from ${env.contentApiUrl}`);
  if (firstAdmin !== null) {
    console.log(
      `\n  First administrator (shown only once): ${firstAdmin.email}  password: ${firstAdmin.password}`,
    );
    if (!process.env['ADMIN_EMAIL'])
      console.log('  Change it to your own address in the CMS, or set ADMIN_EMAIL before the first start.');
  }
  console.log('\n  Stop with Ctrl-C.\n');
}

/** Runs the whole site in this terminal until Ctrl-C is pressed or a part of it fails. */
export async function runInTerminal(isDev: boolean): Promise<void> {
  const interruption = new AbortController();
  const interrupted = new Promise<null>((resolve) => {
    const stop = () => {
      console.log('\nStopping …');
      interruption.abort();
      resolve(null);
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
    void whenNpmExits().then(stop);
  });
  try {
    const running = await startWholeSite({
      isDev,
      onProgress: printProgress,
      onLog: (line) => process.stderr.write(`${line}\n`),
      signal: interruption.signal,
    });
    printAddresses(running);
    const reason = await Promise.race([running.failed, interrupted]);
    await running.stop();
    if (reason !== null && !interruption.signal.aborted) throw new StartError(reason);
    process.exit(0);
  } catch (error) {
    if (interruption.signal.aborted) process.exit(130);
    console.error(explain(error));
    process.exit(1);
  }
}
