import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload';
import { timer } from '../../../lib/shared/node/meters.ts';
import { currentSpan, startSpan, type Span } from '../../../lib/shared/node/tracing.ts';
import { propertyOf } from '../../../lib/shared/record.ts';
import { config } from '../config.ts';
import { changeAdapter } from './change-adapter.ts';

/** Every call that Payload makes to its database goes through one of these. */
const OPERATIONS = [
  'count',
  'countVersions',
  'create',
  'createGlobal',
  'createGlobalVersion',
  'createVersion',
  'deleteMany',
  'deleteOne',
  'deleteVersions',
  'find',
  'findDistinct',
  'findGlobal',
  'findGlobalVersions',
  'findOne',
  'findVersions',
  'queryDrafts',
  'updateGlobal',
  'updateGlobalVersion',
  'updateJobs',
  'updateMany',
  'updateOne',
  'updateVersion',
  'upsert',
] as const satisfies readonly (keyof BaseDatabaseAdapter)[];

const operations = timer(
  'database',
  'Work of the database, by operation of Payload’s adapter; `statement` is our own SQL.',
  ['operation', 'result'],
);

/** How traces describe an operation: its kind and table, never a value. */
export type Subject = { readonly kind: string; readonly table: string | undefined };

function startOperation({ kind, table }: Subject): Span | undefined {
  return startSpan(table === undefined ? kind : `${kind} ${table}`, 'client', {
    'db.system.name': config().databaseUrl === null ? 'sqlite' : 'postgresql',
    'db.operation.name': kind,
    ...(table === undefined ? {} : { 'db.collection.name': table }),
  });
}

/** The collection or global of one of Payload's operations. */
function tableOf(given: unknown): string | undefined {
  const name =
    propertyOf(given, 'collection') ?? propertyOf(given, 'slug') ?? propertyOf(given, 'globalSlug');
  return typeof name === 'string' ? name : undefined;
}

/** Measures and traces one operation. */
export async function measureOperation<T>(
  operation: string,
  subjectOf: () => Subject,
  work: () => Promise<T>,
): Promise<T> {
  const span = currentSpan() === undefined ? undefined : startOperation(subjectOf());
  if (span === undefined && !operations.isWatched()) return work();
  const started = performance.now();
  const measure = (result: 'done' | 'failed') => {
    operations.record((performance.now() - started) / 1000, { operation, result });
    span?.end(result);
  };
  try {
    const value = await (span === undefined ? work() : span.run(work));
    measure('done');
    return value;
  } catch (error) {
    measure('failed');
    throw error;
  }
}

/** Measures and traces every operation of an adapter. If one uses another, both include the inner one's time. */
export function withTimes<Adapter extends BaseDatabaseAdapter>(
  description: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> {
  return changeAdapter(description, (adapter) => {
    for (const name of OPERATIONS) {
      const original: unknown = adapter[name];
      if (typeof original !== 'function') continue;
      Reflect.set(adapter, name, function (this: unknown, ...given: unknown[]) {
        const work = async (): Promise<unknown> => Reflect.apply(original, this, given);
        return measureOperation(name, () => ({ kind: name, table: tableOf(given[0]) }), work);
      });
    }
  });
}
