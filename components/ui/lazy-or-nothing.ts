import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const Nothing = () => null;

/**
 * A part that works beside the page, loaded when it is first drawn. Where it cannot be loaded (no connection) there is nothing in its
 * place: what a visitor reads or types must not make way for an error screen because of it.
 */
export function lazyOrNothing<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(() => load().catch((): { default: ComponentType<P> } => ({ default: Nothing })));
}
