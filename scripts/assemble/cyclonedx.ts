import { licenceOf } from './licences.ts';
import type { Package } from './packages.ts';

type Component = {
  readonly type: 'library';
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly scope: 'required' | 'optional';
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
  readonly licenses?: readonly { readonly expression: string }[];
};

/** A list of packages in CycloneDX 1.6 (https://cyclonedx.org/docs/1.6/json/). */
export type PackageList = {
  readonly bomFormat: 'CycloneDX';
  readonly specVersion: '1.6';
  readonly version: 1;
  readonly metadata: {
    readonly component: { readonly type: 'application'; readonly name: string; readonly version: string };
  };
  readonly components: readonly Component[];
};

/** A package's URL, unique among all registries (https://github.com/package-url/purl-spec). */
const purlOf = ({ name, version }: Package) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** npm writes a checksum as `sha512-…` in base64, CycloneDX as SHA-512 in hex. */
function hashesOf({ integrity }: Package): Pick<Component, 'hashes'> {
  const [, bits, base64] = /^sha(\d+)-(\S+)/.exec(integrity ?? '') ?? [];
  if (bits === undefined || base64 === undefined) return {};
  return { hashes: [{ alg: `SHA-${bits}`, content: Buffer.from(base64, 'base64').toString('hex') }] };
}

function componentOf(each: Package): Component {
  const licence = licenceOf(each);
  return {
    type: 'library',
    'bom-ref': purlOf(each),
    name: each.name,
    version: each.version,
    purl: purlOf(each),
    scope: each.isOptional ? 'optional' : 'required',
    ...hashesOf(each),
    ...(licence === null ? {} : { licenses: [{ expression: licence }] }),
  };
}

/** Lists what a machine runs. The same packages always give the same list, and one in two places is listed once. */
export function packageList(
  packages: readonly Package[],
  application: { readonly name: string; readonly version: string },
): PackageList {
  const components = new Map(packages.map((each) => [purlOf(each), componentOf(each)]));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', ...application } },
    components: [...components.values()].toSorted((a, b) => (a.purl < b.purl ? -1 : 1)),
  };
}
