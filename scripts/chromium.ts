import { findChromium } from './run/chromium.ts';

/** Prints the path of a Chromium; installs one if necessary. */
console.log(findChromium());
