import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Loaded before a program (`node --import`): its clock runs ahead by as many milliseconds as a file says, which may change at any time.
 * The file is `site` or `backend` in the folder CLOCK_FOLDER.
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

// The dates themselves stay genuine: others look at what they are made of.
Date.now = () => realNow() + shiftMs;
Object.defineProperty(globalThis, 'Date', {
  value: new Proxy(Date, {
    construct: (RealDate, given: ConstructorParameters<DateConstructor> | []): Date =>
      given.length === 0 ? new RealDate(RealDate.now()) : new RealDate(...given),
  }),
  writable: true,
  configurable: true,
});
