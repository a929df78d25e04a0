import type { CollectionSlug, FieldHook, TextField } from 'payload';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const PATH = /^[a-z0-9]+([-/][a-z0-9]+)*$/;
/** Maximum length of a record's address. */
export const MAX_SLUG_LENGTH = 120;

/** Makes a URL name from a title: 'Taupō Historic GP' → 'taupo-historic-gp'. Returns '' for a title without letters or digits. */
export function toSlug(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-+|-+$/g, '');
}

type Source = (data: Readonly<Record<string, unknown>>) => string;

type SlugOptions = {
  readonly name?: string;
  /** The field that an empty URL name is generated from, or a function of the record. */
  readonly from?: string | Source;
  /** Allows several segments, 'a/b'. */
  readonly isPath?: boolean;
  /** False if names are only unique in combination with another field. */
  readonly isUnique?: boolean;
  readonly description?: string;
};

const NEEDED = 'Enter a URL name with at least one letter or digit.';

const recordOf = (data: unknown): Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null ? { ...data } : {};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function makeHook(name: string, from: Source, isUnique: boolean): FieldHook {
  return async ({ value, data, originalDoc, operation, collection, req }) => {
    const before: Readonly<Record<string, unknown>> = originalDoc ?? {};
    const record = { ...before, ...data };
    const isUntouched = value === undefined && operation === 'update';
    const given = textOf(isUntouched ? before[name] : value).trim();
    // A draft's URL name follows its title, so that autosave doesn't freeze the first few letters typed.
    const wasMade = operation === 'update' && before._status === 'draft' && given === toSlug(from(before));
    if (given !== '' && !wasMade) return given;

    const made = toSlug(from(record));
    if (made === '' || made === given) return given === '' ? undefined : given;
    if (!isUnique || !collection) return made;
    for (let attempt = 1; ; attempt += 1) {
      const candidate = attempt === 1 ? made : `${made}-${attempt}`;
      const { totalDocs } = await req.payload.count({
        collection: collection.slug as CollectionSlug,
        where: { [name]: { equals: candidate }, ...(before.id ? { id: { not_equals: before.id } } : {}) },
        req,
      });
      if (totalDocs === 0) return candidate;
    }
  };
}

/** A record's public URL name: generated from its title if left empty; lower case, digits and hyphens. */
export function slugField({
  name = 'url',
  from = 'name',
  isPath = false,
  isUnique = true,
  description,
}: SlugOptions = {}): Extract<TextField, { hasMany?: false | undefined }> {
  const source: Source = typeof from === 'string' ? (data) => textOf(data[from]) : from;
  const pattern = isPath ? PATH : SLUG;
  return {
    name,
    type: 'text',
    label: 'URL name',
    required: true,
    index: true,
    unique: isUnique,
    maxLength: MAX_SLUG_LENGTH,
    admin: {
      position: 'sidebar',
      description:
        description ??
        'The last part of the address, in lower-case letters, digits and hyphens. Leave blank to create it from the name.',
    },
    // Payload would add ' - Copy', which isn't a valid URL name: a copy gets a new one.
    hooks: { beforeValidate: [makeHook(name, source, isUnique)], beforeDuplicate: [() => null] },
    validate: (value: string | null | undefined, { data }: { data: unknown }) => {
      // A form is validated before the hook generates the name.
      if (!value) return toSlug(source(recordOf(data))) !== '' || NEEDED;
      return (
        pattern.test(value) ||
        'Use lower-case letters, digits and single hyphens only, for example round-1-taupo.'
      );
    },
  };
}
