import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
export const BIN = join(ROOT, 'node_modules/.bin');

/** How glibc handles memory, as variables. */
export const MEMORY = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
};

/** Where Node keeps what it has compiled: half of what starting a program costs is compiling the same files again. */
export const COMPILE_CACHE = join(ROOT, 'node_modules/.cache/node');

/**
 * Environment of a child: this process's, with the project's Node and tools first in PATH. glibc keeps memory for each thread apart, which
 * images and compression then leave half empty, unless told to use two places only; and it returns larger pieces to the machine only
 * below a limit that would grow (bench/memory.ts).
 */
export function childEnv(overrides: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const path = [BIN, process.env['PATH'] ?? ''].join(delimiter);
  return {
    ...MEMORY,
    NODE_COMPILE_CACHE: COMPILE_CACHE,
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    ...overrides,
    PATH: path,
  };
}
