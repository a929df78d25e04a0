import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { PayloadRequest } from 'payload';
import { propertyOf, textIn, textOf } from '../../../../lib/shared/record.ts';
import { jsonOf } from '../../../../lib/shared/text/json-of.ts';
import { repositoryRoot } from '../../../kernel/config.ts';
import { everythingChanged } from '../../../kernel/events.ts';
import { log } from '../../../kernel/log/log.ts';
import { processSingleton } from '../../../kernel/process-singleton.ts';

type Outcome = { readonly isAdded: true } | { readonly isAdded: false; readonly reason: string };

/** The run in progress in this process. */
const slot = processSingleton('adding-demo', (): { current: Promise<Outcome> | null } => ({ current: null }));

/**
 * Prepares the database once more, with the demo. In a separate process, as at the start: it uses the processor for a minute, and its one
 * transaction needs a connection to itself.
 */
function prepareWithDemo(): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(repositoryRoot(), 'backend', 'prepare.ts'), '--demo'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let reason = '';
    createInterface({ input: child.stdout }).on('line', (line) => {
      const event = jsonOf(line);
      if (textIn(event, 'event') === 'error') reason = textIn(event, 'message');
    });
    child.once('error', (error) => resolve({ isAdded: false, reason: error.message }));
    child.once('close', (code) =>
      resolve(
        code === 0
          ? { isAdded: true }
          : { isAdded: false, reason: reason || `It stopped with exit code ${String(code)}.` },
      ),
    );
  });
}

/** Adds the demo to an empty site: all of it or nothing. Concurrent calls add it once. */
export async function addDemo(): Promise<Outcome> {
  const state = slot();
  state.current ??= prepareWithDemo().finally(() => {
    state.current = null;
  });
  const outcome = await state.current;
  if (outcome.isAdded) everythingChanged();
  else log.error({ reason: outcome.reason }, 'the demo couldn’t be added');
  return outcome;
}

/** A description of what the site already has: the demo is only added to an empty one. */
export async function describeContent(req: PayloadRequest): Promise<string[]> {
  const { collections, globals } = req.payload.config;
  const found: string[] = [];
  for (const { slug, labels, custom } of collections) {
    if (custom['isContent'] !== true) continue;
    const { totalDocs } = await req.payload.count({ collection: slug, req });
    if (totalDocs > 0)
      found.push(
        `${textOf(totalDocs === 1 ? labels.singular : labels.plural) || slug} (${String(totalDocs)})`,
      );
  }
  for (const { slug, label } of globals) {
    const settings = await req.payload.findGlobal({ slug, depth: 0, showHiddenFields: true, req });
    if (typeof propertyOf(settings, 'changed_by') === 'number') found.push(textOf(label));
  }
  return found;
}
