import { processSingleton } from './process-singleton.ts';

/** Parts that higher domains contribute to a lower one, which knows none of them. `register-domains.ts` adds them. */
export type Registry<T> = {
  /** Adds a part, replacing any of the same name: in development, modules are reloaded. */
  add(name: string, part: T): void;
  /** All parts, in the order their names were first added. */
  all(): readonly T[];
};

/** Creates a registry. @param name unique in the process */
export function createRegistry<T>(name: string): Registry<T> {
  const parts = processSingleton(`registry:${name}`, () => new Map<string, T>());
  return {
    add: (part, value) => {
      parts().set(part, value);
    },
    all: () => [...parts().values()],
  };
}
