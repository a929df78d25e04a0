import type { SheetRules } from './style-rules.ts';

/** The file in which the build stores its style rules for the front server (server/html/page-styles.ts). */
export const PAGE_STYLES_FILE = 'page-styles.json';
/** Marks the element with a page's rules; React only looks for style elements with a precedence. */
export const RULES_ATTRIBUTE = 'data-page-rules';
/** Where the front server serves the build's folder. */
export const BUILD_PREFIX = '/_next/';

/** The rules of each sheet by its file in the build, such as `static/css/1a2b.css`. */
export type StylesOfBuild = Readonly<Record<string, SheetRules>>;

type Source = { readonly source: () => string | Buffer };
type Compilation = {
  readonly getAssets: () => readonly { readonly name: string; readonly source: Source }[];
  readonly updateAsset: (name: string, source: Source) => void;
  readonly emitAsset: (name: string, source: Source) => void;
  readonly warnings: Error[];
  readonly hooks: {
    readonly processAssets: {
      readonly tapPromise: (options: { name: string; stage: number }, run: () => Promise<void>) => void;
    };
  };
};
/** The part of webpack's compiler that is used here; Next ships its own copy without types. */
type Compiler = {
  readonly webpack: {
    readonly Compilation: { readonly PROCESS_ASSETS_STAGE_REPORT: number };
    readonly sources: { readonly RawSource: new (text: string) => Source };
  };
  readonly hooks: {
    readonly thisCompilation: {
      readonly tap: (name: string, run: (compilation: Compilation) => void) => void;
    };
  };
};

/**
 * A webpack plugin that records what a page must contain for each rule of a style sheet to apply, so that the front server can inline
 * the rules a page uses (docs/decisions/0186). A sheet that can't be parsed stays as it is, with a warning: pages wait for it as for any
 * sheet.
 */
export const writePageStyles = {
  apply({ webpack, hooks }: Compiler): void {
    const name = 'WritePageStyles';
    const { RawSource } = webpack.sources;
    hooks.thisCompilation.tap(name, (compilation) => {
      // After the minifier.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        // Loaded here: a running server reads next.config.ts, too, and needs no CSS parser.
        const { splitSheet } = await import('./style-rules.ts');
        const styles: Record<string, SheetRules> = {};
        for (const { name: file, source } of compilation.getAssets()) {
          if (!file.endsWith('.css')) continue;
          try {
            const { sheet, ...rules } = splitSheet(String(source.source()), BUILD_PREFIX + file);
            styles[file] = rules;
            compilation.updateAsset(file, new RawSource(sheet));
          } catch (cause) {
            compilation.warnings.push(
              new Error(`${file} stays whole, since its rules can’t be read: ${String(cause)}`, { cause }),
            );
          }
        }
        compilation.emitAsset(PAGE_STYLES_FILE, new RawSource(JSON.stringify(styles)));
      });
    });
  },
};
