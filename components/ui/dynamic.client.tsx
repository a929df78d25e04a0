'use client';

import { Fragment, lazy, type ComponentType } from 'react';

/** Whoever names a part has Next's types. */
type Props = Readonly<Record<string, unknown>>;
type Loaded = ComponentType<Props> | { readonly default: ComponentType<Props> };

/**
 * `next/dynamic` as browsers get it (lib/build/lean-dynamic.ts), for parts that the server renders, too. On the server Next's own writes the
 * preloads of a part's scripts before the part; a browser needs nothing but the part. What stands for the preloads keeps the ids of `useId`
 * as they are in the server's HTML.
 */
export default function dynamic(load: () => Promise<Loaded>): ComponentType<Props> {
  const Part = lazy(async () => {
    const loaded = await load();
    return { default: 'default' in loaded ? loaded.default : loaded };
  });
  return function Dynamic(props: Props) {
    return (
      <Fragment>
        {null}
        <Part {...props} />
      </Fragment>
    );
  };
}
