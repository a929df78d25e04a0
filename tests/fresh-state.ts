import { vi } from 'vitest';
import { forgetPayload } from '../backend/kernel/payload-internals.ts';

/*
 * Runs before each test file. A worker runs many files one after the other (vitest.config.ts), because loading the libraries and Payload
 * costs more than most files' tests. The project's own modules are loaded again for each file, and what they or a former file left in the
 * process is undone here.
 */

declare global {
  /** The process's environment before the first test file of this worker. */
  var environmentAtStart: Readonly<Record<string, string | undefined>> | undefined;
}

vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();

// What the backend has once per process (kernel/process-singleton.ts, kernel/events.ts), and the instance that Payload remembers.
for (const name of Object.getOwnPropertyNames(globalThis))
  if (name.startsWith('championship')) Reflect.deleteProperty(globalThis, name);
forgetPayload();

// The log belongs to the test that made it, and is shown if that fails (`--silent=passed-only`).
process.stderr.write = (lines: string | Uint8Array) => {
  console.error(String(lines).trimEnd());
  return true;
};

globalThis.environmentAtStart ??= { ...process.env };
for (const name of Object.keys(process.env))
  if (!Object.hasOwn(globalThis.environmentAtStart, name)) Reflect.deleteProperty(process.env, name);
Object.assign(process.env, globalThis.environmentAtStart);
