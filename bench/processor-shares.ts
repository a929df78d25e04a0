import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/* The processor by weight, as systemd gives it to services (CPUWeight). */

const ROOT_GROUP = '/sys/fs/cgroup';
/** Where a machine has the older kind of groups. */
const OLD_ROOT_GROUP = '/sys/fs/cgroup/cpu';
/** What systemd calls 100, the older kind calls so. */
const OLD_USUAL = 1024;
export const USUAL_WEIGHT = 100;

/** Processes that get the processor together. */
export type Share = {
  readonly name: string;
  readonly pids: readonly (number | undefined)[];
  readonly weight: number;
};

/** A process and all that it has started. */
export function familyOf(pid: number): number[] {
  const parents = readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      return [[Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])] as const];
    } catch {
      // It has just ended.
      return [];
    }
  });
  const found = [pid];
  for (const parent of found)
    found.push(...parents.filter(([, one]) => one === parent).map(([child]) => child));
  return found;
}

type Place = { readonly root: string; readonly file: string; readonly valueOf: (weight: number) => string };

/** @throws the system's error if this process may not make groups */
function findPlace(): Place | null {
  if (existsSync(join(OLD_ROOT_GROUP, 'cpu.shares')))
    return {
      root: OLD_ROOT_GROUP,
      file: 'cpu.shares',
      valueOf: (weight) => String(Math.round((weight * OLD_USUAL) / USUAL_WEIGHT)),
    };
  const controllers = join(ROOT_GROUP, 'cgroup.controllers');
  if (!existsSync(controllers) || !readFileSync(controllers, 'utf8').split(/\s/).includes('cpu')) return null;
  writeFileSync(join(ROOT_GROUP, 'cgroup.subtree_control'), '+cpu');
  return { root: ROOT_GROUP, file: 'cpu.weight', valueOf: String };
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

function move(pid: number, group: string): void {
  try {
    writeFileSync(join(group, 'cgroup.procs'), String(pid));
  } catch (error) {
    // It has just ended.
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}

/** Moves everything out of a group, and removes it. */
function remove(group: string, root: string): void {
  const pids = readFileSync(join(group, 'cgroup.procs'), 'utf8').split('\n').filter(Boolean);
  for (const pid of pids) move(Number(pid), root);
  rmdirSync(group);
}

const FORBIDDEN: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'EROFS']);

/**
 * Gives processes the processor by weight. What they start later belongs to their group.
 * @returns undoes it; null where that can't be done: without root, or without groups
 */
export function shareProcessor(shares: readonly Share[]): (() => void) | null {
  try {
    const place = findPlace();
    if (place === null) return null;
    const { root, file, valueOf } = place;
    const made: string[] = [];
    const undo = () => {
      for (const group of made.splice(0)) remove(group, root);
    };
    try {
      for (const { name, pids, weight } of shares) {
        const group = join(root, `championship-bench-${name}`);
        mkdirSync(group);
        made.push(group);
        writeFileSync(join(group, file), valueOf(weight));
        for (const pid of pids) if (pid !== undefined) move(pid, group);
      }
    } catch (error) {
      undo();
      throw error;
    }
    return undo;
  } catch (error) {
    if (FORBIDDEN.has(codeOf(error))) return null;
    throw error;
  }
}
