import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Loaded before a program (`node --import`): puts its clock ahead by the number of milliseconds in a file, which may change at any
 * time. The file is `site` or `backend` in the folder CLOCK_FOLDER.
 */
const folder = process.env['CLOCK_FOLDER'] ?? '';
const program = process.argv.some((argument) => argument.includes('backend')) ? 'backend' : 'site';
const REREAD_MS = 100;

const realNow = Date.now.bind(Date);
let shiftMs = 0;
const reread = () => {
  try {
    shiftMs = Number(readFileSync(join(folder, program), 'utf8'));
  } catch {
    shiftMs = 0;
  }
};
reread();
setInterval(reread, REREAD_MS).unref();

// Date objects stay genuine, since other code checks their prototype.
Date.now = () => realNow() + shiftMs;
Object.defineProperty(globalThis, 'Date', {
  value: new Proxy(Date, {
    construct: (RealDate, given: ConstructorParameters<DateConstructor> | []): Date =>
      given.length === 0 ? new RealDate(RealDate.now()) : new RealDate(...given),
  }),
  writable: true,
  configurable: true,
});
