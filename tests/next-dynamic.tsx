import { use, type ComponentType } from 'react';

type Loaded<P> = ComponentType<P> | { readonly default: ComponentType<P> };

const coming: Promise<unknown>[] = [];

/** Waits for the parts that have been named so far. */
export const partsLoaded = async (): Promise<void> => {
  await Promise.all(coming);
};

/**
 * `next/dynamic` as tests in jsdom have it: the real part, loaded as soon as it is named and not when it is shown, so that a test of a page
 * need not wait for each of its islands.
 */
export default function dynamic<P extends object>(load: () => Promise<Loaded<P>>): ComponentType<P> {
  let Part: ComponentType<P> | undefined;
  const part = load().then((loaded) => {
    Part = 'default' in loaded ? loaded.default : loaded;
    return Part;
  });
  coming.push(part);
  return function Dynamic(props: P) {
    const Shown = Part ?? use(part);
    return <Shown {...props} />;
  };
}
