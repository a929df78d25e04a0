import { spawnSync } from 'node:child_process';

/** A folder's size on disk in megabytes; 0 if it doesn't exist. */
export const folderMb = (folder: string): number =>
  Number(spawnSync('du', ['-sk', folder], { encoding: 'utf8' }).stdout.split('\t')[0] ?? 0) / 1024;
