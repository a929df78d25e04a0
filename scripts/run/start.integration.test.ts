import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { hashFiles } from './build.ts';
import { isPortFree } from './ports.ts';
import { childEnv, ROOT } from './project.ts';

/** Runs the start command. @returns what it prints when it fails */
function start(env: Record<string, string>): Promise<{ exitCode: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn('node', ['scripts/start.ts'], { cwd: ROOT, env: childEnv(env) });
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('close', (exitCode) => resolve({ exitCode, output: output.trim() }));
  });
}

async function takePort(): Promise<{ port: number; free: () => void }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, free: () => server.close() };
}

describe('start command', () => {
  it('reports a port that is in use in one line, and exits with 1', async () => {
    const taken = await takePort();
    const { exitCode, output } = await start({ PORT: '0', BACKEND_PORT: String(taken.port) });
    taken.free();
    expect(exitCode).toBe(1);
    expect(output).toBe(
      `BACKEND_PORT ${String(taken.port)} is in use by another program. Stop it, or set BACKEND_PORT to a free port.`,
    );
  });

  it('reports an invalid value in one line, and exits with 1', async () => {
    const { exitCode, output } = await start({ PORT: 'web' });
    expect([exitCode, output]).toEqual([1, 'PORT is "web", but it must be a port number from 0 to 65535.']);
  });

  it("reports a host that isn't this machine's in one line, and exits with 1", async () => {
    // An address for documentation (RFC 5737): no machine has it.
    const { exitCode, output } = await start({ HOST: '203.0.113.9', PORT: '0', BACKEND_PORT: '0' });
    expect(exitCode).toBe(1);
    expect(output).toMatch(/^HOST 203\.0\.113\.9 and PORT 0 can’t be used: [^\n]*EADDRNOTAVAIL[^\n]*$/);
  });

  it.each([
    ['is a file', 'package.json', 'ENOTDIR'],
    ['is below a file', 'package.json/data', 'ENOTDIR'],
    // Not even root can write there.
    ['belongs to the system', '/proc/self', 'ENOENT'],
    ['cannot be made', '/proc/championship/data', 'ENOENT'],
  ])('says in one line that the data folder %s, and ends with 1', async (_, folder, reason) => {
    const { exitCode, output } = await start({ DATA_DIR: folder, PORT: '0', BACKEND_PORT: '0' });
    expect(exitCode).toBe(1);
    expect(output).toMatch(new RegExp(`^DATA_DIR \\S+ isn’t writable: [^\\n]*${reason}[^\\n]*$`));
  });

  it('reports a site address with a path in one line, and exits with 1', async () => {
    const { exitCode, output } = await start({ SITE_URL: 'https://www.test/championship' });
    expect(exitCode).toBe(1);
    expect(output).toBe(
      'SITE_URL is "https://www.test/championship", but it must be an http or https address without a path, for example https://www.example.org.',
    );
  });

  it('reports invalid backend settings before it builds anything', async () => {
    const { port, free } = await takePort();
    free();
    const { exitCode, output } = await start({ SEED_DEMO: 'maybe', PORT: '0', BACKEND_PORT: String(port) });
    expect([exitCode, output]).toEqual([1, 'SEED_DEMO is "maybe", but it must be true or false.']);
  });

  it('distinguishes a free port from one in use', async () => {
    const taken = await takePort();
    expect(await isPortFree(taken.port, '127.0.0.1')).toBe(false);
    taken.free();
    expect(await isPortFree(0, '127.0.0.1')).toBe(true);
  });
});

describe('build stamp', () => {
  it('is the same for the same files and skips ignored ones', async () => {
    const all = await hashFiles(['scripts']);
    expect(await hashFiles(['scripts'])).toBe(all);
    expect(await hashFiles(['scripts'], /\.test\.ts$/)).not.toBe(all);
    expect(await hashFiles(['scripts', 'not-there'])).toBe(all);
  });
});
