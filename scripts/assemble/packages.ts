import { z } from 'zod';
import { placesFor } from '../check/lock-file.ts';

const rangesSchema = z.record(z.string(), z.string()).default({});
const entrySchema = z.object({
  version: z.string().optional(),
  license: z.string().optional(),
  integrity: z.string().optional(),
  optional: z.boolean().default(false),
  dependencies: rangesSchema,
  optionalDependencies: rangesSchema,
  peerDependencies: rangesSchema,
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().default(false) })).default({}),
});
/** The parts of npm's lock file that decide which packages are needed. Keys are folders, such as `node_modules/a/node_modules/b`. */
export const lockTreeSchema = z.object({ packages: z.record(z.string(), entrySchema) });
export type LockTree = z.infer<typeof lockTreeSchema>;
type Entry = z.infer<typeof entrySchema>;

export type Package = {
  /** Its folder, relative to the project. */
  readonly place: string;
  readonly name: string;
  readonly version: string;
  /** As stated by the package; null if it states none. */
  readonly licence: string | null;
  /** The checksum of its archive in npm's format: `sha512-…` in base64. */
  readonly integrity: string | null;
  /** Only installed on some platforms. */
  readonly isOptional: boolean;
};

/** Direct dependencies that only builds load, whose output is in `.next`. */
const BUILD_ONLY: ReadonlySet<string> = new Set([
  '@tailwindcss/postcss',
  'css-what',
  'next-pwa',
  'postcss',
  'tailwindcss',
]);

const INSTALLED = 'node_modules/';
const nameOf = (place: string) => place.slice(place.lastIndexOf(INSTALLED) + INSTALLED.length);

function neededBy({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: Entry) {
  const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers];
}

/**
 * The packages that the programs need at run time, sorted by folder: all direct and indirect dependencies of the project and its
 * workspaces, except those that only tests and builds use.
 */
export function neededPackages({ packages }: LockTree): Package[] {
  const found = new Set<string>();
  const visit = (place: string, names: readonly string[]) => {
    for (const name of names) {
      const at = placesFor(place, name).find((candidate) => candidate in packages);
      if (at === undefined || found.has(at)) continue;
      found.add(at);
      const entry = packages[at];
      if (entry) visit(at, neededBy(entry));
    }
  };
  for (const [place, { dependencies }] of Object.entries(packages))
    if (!place.includes(INSTALLED))
      visit(
        place,
        Object.keys(dependencies).filter((name) => !BUILD_ONLY.has(name)),
      );
  return [...found].toSorted().map((place) => {
    const { version = '', license, integrity, optional } = packages[place] ?? {};
    return {
      place,
      name: nameOf(place),
      version,
      licence: license ?? null,
      integrity: integrity ?? null,
      isOptional: optional === true,
    };
  });
}
