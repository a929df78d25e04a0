import { z } from 'zod';
import type { BlockDefinition, BlockSettings } from '@/lib/contract/block';

/** What was wrong with a block's variables; reported, never shown to visitors. */
export type SettingsProblem = { key: string; message: string };

/**
 * Reads a widget's settings out of a block's JSON. A value that does not fit falls back to its default, so that one bad
 * field cannot take a page down; JSON that cannot be read makes the whole block unusable.
 * @returns the settings and the problems; settings are null when the JSON itself is broken.
 */
export function parseSettings<B extends BlockDefinition>(
  definition: B,
  variables: string,
): { settings: BlockSettings<B> | null; problems: SettingsProblem[] } {
  let raw: unknown;
  try {
    raw = variables.trim() === '' ? {} : JSON.parse(variables);
  } catch (error) {
    return {
      settings: null,
      problems: [{ key: '', message: error instanceof Error ? error.message : String(error) }],
    };
  }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return { settings: null, problems: [{ key: '', message: 'variables are not an object' }] };
  }
  const given = new Map(Object.entries(raw));
  const problems: SettingsProblem[] = [];
  const accepted: Record<string, unknown> = {};
  for (const [key, schema] of Object.entries<z.ZodType>(definition.settings.shape)) {
    const parsed = z.safeParse(schema, given.get(key));
    if (parsed.success) accepted[key] = given.get(key);
    else problems.push({ key, message: parsed.error.issues.map((issue) => issue.message).join('; ') });
  }
  return { settings: parseAs<B['settings']>(definition.settings, accepted), problems };
}

/** A schema's own method gives a generic caller an untyped value; this keeps the type. */
const parseAs = <S extends z.ZodType>(schema: S, value: unknown): z.output<S> => z.parse(schema, value);
