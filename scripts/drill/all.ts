import { BACKUP_DRILLS } from './backups.ts';
import { CLOCK_DRILLS } from './clocks.ts';
import { DISK_DRILLS } from './disk.ts';
import type { Drill } from './drill.ts';
import { MAIL_DRILLS } from './mail.ts';
import { NETWORK_DRILLS } from './network.ts';
import { PROGRAM_DRILLS } from './programs.ts';
import { STRANGER_DRILLS } from './strangers.ts';

/** All drills, in running order. */
export const DRILLS: readonly Drill[] = [
  ...PROGRAM_DRILLS,
  ...NETWORK_DRILLS,
  ...DISK_DRILLS,
  ...BACKUP_DRILLS,
  ...CLOCK_DRILLS,
  ...MAIL_DRILLS,
  ...STRANGER_DRILLS,
];
