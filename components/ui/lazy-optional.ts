import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const Nothing = () => null;

/**
 * An optional part of a page, loaded when it is first rendered. If it can't be loaded (offline, a new build), a fallback is shown: an
 * error screen must not replace what a visitor is reading or typing.
 * @param Instead the fallback; nothing by default. For a part that somebody asked for, use useIsland, which can retry
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
