import {
  fitSettings,
  type BlockDefinition,
  type BlockSettings,
  type SettingsProblem,
} from '@/lib/contract/block';

/**
 * Reads a widget's settings out of a block's JSON. A value that does not fit falls back to its default (`fitSettings`); JSON that
 * cannot be read makes the whole block unusable.
 * @param fixed settings that override those in the JSON
 * @returns the settings and the problems; settings are null when the JSON itself is broken.
 */
export function parseSettings<B extends BlockDefinition>(
  definition: B,
  variables: string,
  fixed: Readonly<Record<string, unknown>> = {},
): { settings: BlockSettings<B> | null; problems: readonly SettingsProblem[] } {
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
  return fitSettings(definition, { ...raw, ...fixed });
}
