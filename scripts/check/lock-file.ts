import { z } from 'zod';

const packageSchema = z.looseObject({
  version: z.string().optional(),
  optional: z.boolean().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});
export const lockSchema = z.looseObject({ packages: z.record(z.string(), packageSchema) });
export type LockFile = z.infer<typeof lockSchema>;
type LockedPackage = z.infer<typeof packageSchema>;

const EXACT = /^\d+\.\d+\.\d+(?:[-+][\w.-]+)?$/;
const OS = /(?:^|-)(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)(?:-|$)/;
const CPU = /(?:^|-)(arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|wasm32|x64)(?:-|$)/;
const LIBC: readonly (readonly [RegExp, string])[] = [
  [/-musl(?:eabihf)?$/, 'musl'],
  [/-gnu(?:eabihf)?$/, 'glibc'],
];

export type MissingPackage = { readonly name: string; readonly version: string };

/** The folders where Node looks for a package imported by the package in this folder. */
export function placesFor(place: string, name: string): string[] {
  const parts = place.split('/node_modules/');
  const above = parts.map((_, index) => parts.slice(0, parts.length - index).join('/node_modules/'));
  return [...above.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`];
}

/**
 * Finds optional binaries for other platforms that are missing from a lock file. npm silently leaves them out if a registry doesn't
 * have them, and `npm ci` then rejects the lock file everywhere.
 */
export function missingPackages({ packages }: LockFile): MissingPackage[] {
  const missing = new Map<string, MissingPackage>();
  for (const [place, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const isThere = placesFor(place, name).some((candidate) => candidate in packages);
      if (!isThere && EXACT.test(version)) missing.set(`${name}@${version}`, { name, version });
    }
  }
  return [...missing.values()];
}

/** A lock file entry that states a package's platform, so that `npm ci` skips it on any other. */
export function platformEntry({ name, version }: MissingPackage): LockedPackage {
  const platform = name.split('/').at(-1) ?? name;
  const os = OS.exec(platform)?.[1];
  const cpu = CPU.exec(platform)?.[1];
  if (os === undefined && cpu === undefined)
    throw new Error(`The platform of ${name} can't be read from its name.`);
  const libc = os === 'linux' ? LIBC.find(([ending]) => ending.test(platform))?.[1] : undefined;
  return {
    version,
    ...(cpu === undefined ? {} : { cpu: [cpu] }),
    ...(libc === undefined ? {} : { libc: [libc] }),
    optional: true,
    ...(os === undefined ? {} : { os: [os] }),
  };
}
