/**
 * Imported, or given to `node --import`, before Payload is: starting the backend then takes 1.9 s of processor time instead of 3.3.
 *
 * For every module, Node 24 parses the exports in its package's package.json again (`getPackageScopeConfig`). Payload and Drizzle have over
 * a thousand modules each, and Drizzle's package.json has 177 KB. Where one of their modules imports another of the same package, address
 * and format are known without it.
 */
import { registerHooks } from 'node:module';

/** Packages that consist of ES modules only. */
const LARGE = /\/node_modules\/(?:drizzle-orm|payload)\/(?!.*node_modules\/)/;

registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL, conditions } = context;
    const isOwn =
      parentURL !== undefined &&
      specifier.startsWith('.') &&
      specifier.endsWith('.js') &&
      conditions.includes('import') &&
      LARGE.test(parentURL);
    return isOwn
      ? { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
      : nextResolve(specifier, context);
  },
});
