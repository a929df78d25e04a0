/** Loaded with `node --import`: makes every module of the demo as good as absent. */
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

const DEMO = pathToFileURL(join(import.meta.dirname, '..', 'demo', '/')).href;

registerHooks({
  resolve(specifier, context, nextResolve) {
    const found = nextResolve(specifier, context);
    if (found.url.startsWith(DEMO)) throw new Error(`${specifier} is of the demo, which is not there`);
    return found;
  },
});
