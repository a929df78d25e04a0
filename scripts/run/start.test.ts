import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { hashFiles } from './build.ts';
import { isPortFree } from './ports.ts';
import { childEnv, ROOT } from './project.ts';

/** Runs the start command and gives what it says when it gives up. */
function start(env: Record<string, string>): Promise<{ exitCode: number | null; said: string }> {
  return new Promise((resolve) => {
    const child = spawn('node', ['scripts/start.ts'], { cwd: ROOT, env: childEnv(env) });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.on('close', (exitCode) => resolve({ exitCode, said: said.trim() }));
  });
}

async function takePort(): Promise<{ port: number; free: () => void }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, free: () => server.close() };
}

describe('start command', () => {
  it('says in one line which port is taken, and ends with 1', async () => {
    const taken = await takePort();
    const { exitCode, said } = await start({ PORT: '0', BACKEND_PORT: String(taken.port) });
    taken.free();
    expect(exitCode).toBe(1);
    expect(said).toBe(
      `BACKEND_PORT ${String(taken.port)} is in use by another program; stop it, or set BACKEND_PORT to a free port.`,
    );
  });

  it('says in one line which value is bad, and ends with 1', async () => {
    const { exitCode, said } = await start({ PORT: 'web' });
    expect([exitCode, said]).toEqual([1, 'PORT is "web", but it must be a port number from 0 to 65535.']);
  });

  it('says in one line that the host is not of this machine, and ends with 1', async () => {
    // An address of the documentation's (RFC 5737): no machine has it.
    const { exitCode, said } = await start({ HOST: '203.0.113.9', PORT: '0', BACKEND_PORT: '0' });
    expect(exitCode).toBe(1);
    expect(said).toMatch(/^HOST 203\.0\.113\.9 and PORT 0 cannot be used: [^\n]*EADDRNOTAVAIL[^\n]*$/);
  });

  it('says in one line that the data folder cannot be used, and ends with 1', async () => {
    const { exitCode, said } = await start({ DATA_DIR: 'package.json', PORT: '0', BACKEND_PORT: '0' });
    expect(exitCode).toBe(1);
    expect(said).toMatch(/^DATA_DIR \S+package\.json cannot be used: [^\n]*EEXIST[^\n]*$/);
  });

  it('says what only the backend reads before it builds anything', async () => {
    const { port, free } = await takePort();
    free();
    const { exitCode, said } = await start({ SEED_DEMO: 'maybe', PORT: '0', BACKEND_PORT: String(port) });
    expect([exitCode, said]).toEqual([1, 'SEED_DEMO: got "maybe", accepts true or false.']);
  });

  it('tells a free port from a taken one', async () => {
    const taken = await takePort();
    expect(await isPortFree(taken.port, '127.0.0.1')).toBe(false);
    taken.free();
    expect(await isPortFree(0, '127.0.0.1')).toBe(true);
  });
});

describe('build stamp', () => {
  it('is the same for the same files and skips what is ignored', async () => {
    const all = await hashFiles(['scripts']);
    expect(await hashFiles(['scripts'])).toBe(all);
    expect(await hashFiles(['scripts'], /\.test\.ts$/)).not.toBe(all);
    expect(await hashFiles(['scripts', 'not-there'])).toBe(all);
  });
});
