import type { Package } from './packages.ts';

/** SPDX licences that allow using and shipping a package unmodified, with its notice. */
const ACCEPTED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Requires only the source of a package's own files, which are shipped unmodified.
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'WTFPL',
]);

/** libvips is a separate shared library that anyone can replace, as the LGPL requires. */
const LIBVIPS = /^@img\/sharp-/;
const LGPL = 'LGPL-3.0-or-later';

/** Licences read by hand from the licence files of packages that state none, or none of the above. */
const READ: readonly (readonly [name: RegExp, licence: string])[] = [
  [/^(?:busboy|streamsearch|png-js)$/, 'MIT'],
  // For other platforms the lock file has only names. The packages for this platform have this licence.
  [/^@(?:next\/swc|rollup\/rollup)-/, 'MIT'],
  [/^dejavu-fonts-ttf$/, 'Bitstream-Vera'],
  // Uploads source maps. It comes with @sentry/nextjs, and nothing here runs it. It forbids selling a competitor to Sentry.
  [/^sentry$/, 'FSL-1.1-ALv2'],
];

const readLicence = (name: string): string | undefined => READ.find(([names]) => names.test(name))?.[1];

/** A package's licence as an SPDX id or expression: as read by hand, or as the package states it; null if unknown. */
export const licenceOf = ({ name, licence }: Package): string | null => readLicence(name) ?? licence;

const isAccepted = (name: string, licence: string) =>
  ACCEPTED.has(licence) || (licence === LGPL && LIBVIPS.test(name));

/** Whether a package may be shipped. One accepted licence is enough (`OR`), or all must be accepted (`AND`). */
export function mayShip({ name, licence }: Package): boolean {
  if (readLicence(name) !== undefined) return true;
  const choices = (licence ?? '').replaceAll(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((id) => isAccepted(name, id)));
}
