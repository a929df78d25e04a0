import { findChromium } from './run/chromium.ts';

/** Prints the path of a Chromium, installing one if it must. */
console.log(findChromium());
