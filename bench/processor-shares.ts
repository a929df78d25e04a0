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

/**
 * Gives processes the processor by weight. What they start later belongs to their group.
 * @returns undoes it; null where that can't be done: without root, or without groups
 */
export function shareProcessor(shares: readonly Share[]): (() => void) | null {
  const made: string[] = [];
  try {
    const place = findPlace();
    if (place === null) return null;
    const move = (pid: number, group: string) => writeFileSync(join(group, 'cgroup.procs'), String(pid));
    for (const { name, pids, weight } of shares) {
      const group = join(place.root, `championship-bench-${name}`);
      mkdirSync(group);
      made.push(group);
      writeFileSync(join(group, place.file), place.valueOf(weight));
      for (const pid of pids) if (pid !== undefined) move(pid, group);
    }
    return () => {
      for (const group of made) {
        for (const pid of readFileSync(join(group, 'cgroup.procs'), 'utf8').split('\n').filter(Boolean))
          move(Number(pid), place.root);
        rmdirSync(group);
      }
    };
  } catch (error) {
    for (const group of made) rmdirSync(group);
    const isForbidden =
      error instanceof Error && 'code' in error && ['EACCES', 'EPERM', 'EROFS'].includes(String(error.code));
    if (isForbidden) return null;
    throw error;
  }
}
