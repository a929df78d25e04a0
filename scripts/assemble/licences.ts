import type { Package } from './packages.ts';

/** SPDX licences under which a package may be used and passed on as it is, with its notice. */
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
  // It asks for the source of a package's own files alone, which are shipped as they are.
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'WTFPL',
]);

/** libvips is a shared library of its own, which anyone can replace by another version: what the LGPL asks for. */
const LIBVIPS = /^@img\/sharp-/;
const LGPL = 'LGPL-3.0-or-later';

/** Packages that state no licence, or none of the above: what their own licence files say, as somebody read them. */
const READ: readonly (readonly [name: RegExp, licence: string])[] = [
  [/^(?:busboy|streamsearch|png-js)$/, 'MIT'],
  // The lock file has only the names of those for other platforms. Their siblings are under this licence.
  [/^@(?:next\/swc|rollup\/rollup)-/, 'MIT'],
  [/^dejavu-fonts-ttf$/, 'Bitstream-Vera'],
  // Uploads source maps; @sentry/nextjs brings it along, and nothing here runs it. It forbids selling a competitor of Sentry's.
  [/^sentry$/, 'FSL-1.1-ALv2'],
];

const readLicence = (name: string): string | undefined => READ.find(([names]) => names.test(name))?.[1];

/** A package's licence: what somebody read, or else what it states; null if neither is known. An SPDX id or expression. */
export const licenceOf = ({ name, licence }: Package): string | null => readLicence(name) ?? licence;

const isAccepted = (name: string, licence: string) =>
  ACCEPTED.has(licence) || (licence === LGPL && LIBVIPS.test(name));

/** Whether a package may be shipped: one of its licences is accepted (`OR`), or all of them (`AND`). */
export function mayShip({ name, licence }: Package): boolean {
  if (readLicence(name) !== undefined) return true;
  const choices = (licence ?? '').replaceAll(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((one) => isAccepted(name, one)));
}
