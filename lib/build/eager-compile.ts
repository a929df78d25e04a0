/** What V8 reads in a script's first line; other engines see a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** A smaller script is compiled where it runs: another thread would cost more than it saves. */
const FROM_BYTES = 30 * 1024;

type Source = { readonly size: () => number };
type Compilation = {
  readonly chunks: Iterable<{ readonly canBeInitial: () => boolean; readonly files: Iterable<string> }>;
  readonly getAsset: (name: string) => { readonly source: Source } | undefined;
  readonly updateAsset: (name: string, change: (source: Source) => Source) => void;
  readonly hooks: {
    readonly processAssets: {
      readonly tap: (options: { name: string; stage: number }, run: () => void) => void;
    };
  };
};
/** The part of webpack's compiler that is used here; Next ships its own copy without types. */
type Compiler = {
  readonly webpack: {
    readonly Compilation: { readonly PROCESS_ASSETS_STAGE_REPORT: number };
    readonly sources: { readonly ConcatSource: new (...parts: (string | Source)[]) => Source };
  };
  readonly hooks: {
    readonly thisCompilation: {
      readonly tap: (name: string, run: (compilation: Compilation) => void) => void;
    };
  };
};

/**
 * A webpack plugin that makes browsers compile the large scripts of the first load while they arrive, on another thread. Nearly all of
 * React and of Next's router runs at start-up; compiled function by function on first call, it blocks the page for as long as running
 * it does (docs/decisions/0008).
 */
export const compileEagerly = {
  apply({ webpack, hooks }: Compiler): void {
    const name = 'CompileEagerly';
    hooks.thisCompilation.tap(name, (compilation) => {
      // After the minifier, which removes comments.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const files = new Set(
          [...compilation.chunks].filter((chunk) => chunk.canBeInitial()).flatMap(({ files }) => [...files]),
        );
        for (const file of files) {
          const size = file.endsWith('.js') ? (compilation.getAsset(file)?.source.size() ?? 0) : 0;
          if (size < FROM_BYTES) continue;
          compilation.updateAsset(file, (source) => new webpack.sources.ConcatSource(HINT, source));
        }
      });
    });
  },
};
