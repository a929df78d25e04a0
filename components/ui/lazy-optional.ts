import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const Nothing = () => null;

/**
 * An optional part of a page, loaded when it is first rendered. If it cannot be loaded (offline, a new build), something else is shown: what
 * a visitor reads or types must not be replaced by an error screen because of it.
 * @param Instead shown then; nothing by default. If somebody asked for the part, use useIsland, which can retry
 */
export function lazyOptional<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  Instead: ComponentType<P> = Nothing,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(() =>
    load().catch((cause: unknown): { default: ComponentType<P> } => {
      // To the browser's own error channel, where monitoring listens.
      window.reportError(cause);
      return { default: Instead };
    }),
  );
}
