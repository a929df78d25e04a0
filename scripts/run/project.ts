import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
export const BIN = join(ROOT, 'node_modules/.bin');

/** Variables for glibc's memory allocation. */
export const MEMORY = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
};

/** Node's compile cache, which halves the time that a program takes to start. */
export const COMPILE_CACHE = join(ROOT, 'node_modules/.cache/node');

/**
 * Environment of a child process: this process's, with the project's Node and tools first in PATH. By default glibc has a memory pool
 * for each thread, which image processing and compression leave half empty, and a threshold for returning memory that grows; both
 * are limited (bench/memory.ts).
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
