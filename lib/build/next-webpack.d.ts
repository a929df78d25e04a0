declare module 'next/dist/compiled/webpack/webpack-lib.js' {
  type Stats = { hasErrors: () => boolean; toString: () => string };
  /** The copy of webpack that Next builds with. */
  export default function webpack(
    options: Readonly<Record<string, unknown>>,
    done: (error: Error | null, stats: Stats | undefined) => void,
  ): void;
}
