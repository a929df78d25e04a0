import { join } from 'node:path';

/** The part of webpack's compiler that is used here; Next ships its own copy without types. */
type Compiler = {
  readonly webpack: {
    readonly NormalModuleReplacementPlugin: new (
      asked: RegExp,
      instead: string,
    ) => { readonly apply: (compiler: Compiler) => void };
  };
};

const INSTEAD = join(import.meta.dirname, '../../components/ui/dynamic.client.tsx');

/**
 * A webpack plugin that gives browsers a part of `next/dynamic` that has what the site uses of it: on every page, Next's own is a kilobyte for
 * preloads that only a server writes, and for parts that only a browser renders (docs/decisions/0006).
 */
export const leanDynamic = {
  apply(compiler: Compiler): void {
    new compiler.webpack.NormalModuleReplacementPlugin(/^next\/dynamic$/, INSTEAD).apply(compiler);
  },
};
