import { spawnSync } from 'node:child_process';

/** What a folder takes on the disk, in megabytes; 0 if there is none. */
export const folderMb = (folder: string): number =>
  Number(spawnSync('du', ['-sk', folder], { encoding: 'utf8' }).stdout.split('\t')[0] ?? 0) / 1024;
