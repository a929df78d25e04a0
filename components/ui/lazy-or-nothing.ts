import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const Nothing = () => null;

/**
 * A part that works beside the page, loaded when it is first drawn. Where it cannot be loaded (no connection, a new build) something
 * else stands in its place: what a visitor reads or types must not make way for an error screen because of it.
 * @param Instead what is shown then; nothing by default. Where somebody pressed for the part, use useIsland, which tries again
 */
export function lazyOrNothing<P extends object>(
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
