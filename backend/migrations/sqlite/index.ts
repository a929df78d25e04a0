import * as migration_20261120_232257_initial from './20261120_232257_initial.ts';

export const migrations = [
  {
    up: migration_20261120_232257_initial.up,
    down: migration_20261120_232257_initial.down,
    name: '20261120_232257_initial'
  },
];
