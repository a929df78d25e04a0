import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload';

/** The same description of a database adapter, which is changed as soon as Payload has made it. */
export function changeAdapter<Adapter extends BaseDatabaseAdapter>(
  { init, ...description }: DatabaseAdapterObj<Adapter>,
  change: (adapter: Adapter) => void,
): DatabaseAdapterObj<Adapter> {
  return {
    ...description,
    init: (context) => {
      const adapter = init(context);
      change(adapter);
      return adapter;
    },
  };
}
