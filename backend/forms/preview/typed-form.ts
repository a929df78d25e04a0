import { z } from 'zod';
import { FORM_DATA_FIELD_TYPES, FORM_QUESTION_TYPES } from '../../../lib/contract/entities/media.ts';
import type { Form } from '../../payload-types.ts';
import { namedRows } from '../builder/field-rules.ts';

const nullableText = () => z.string().nullable().catch(null);
const amount = () => z.number().nullable().catch(null);
const flag = () => z.boolean().nullable().catch(null);

const choiceSchema = z.object({ label: z.string().catch(''), value: z.string(), price: amount() });

const fieldSchema = z.object({
  type: z.enum(FORM_DATA_FIELD_TYPES),
  name: z.string(),
  label: nullableText(),
  required: flag(),
  help: nullableText(),
  values: z.array(choiceSchema).nullable().catch(null),
  price: amount(),
  multiplies: flag(),
  counts_places: flag(),
  placeholder: nullableText(),
  value: nullableText(),
  min: amount(),
  max: amount(),
  min_length: amount(),
  max_length: amount(),
  earliest: nullableText(),
  latest: nullableText(),
  max_files: amount(),
  only_if: nullableText(),
  only_if_value: nullableText(),
  subtype: nullableText(),
});

const questionSchema = z.object({
  field_type: z.enum(FORM_QUESTION_TYPES),
  name: z.string(),
  label: nullableText(),
  required: flag(),
  value: nullableText(),
});

const settingsSchema = z.object({
  name: z.string().catch(''),
  cost: amount(),
  places: amount(),
  opens_at: nullableText(),
  closes_at: nullableText(),
  confirmation: nullableText(),
  confirm_by_email: flag(),
  must_be_logged_on: flag(),
});

/** The complete rows; an incomplete one isn't shown yet. */
const rowsOf = <T>(schema: z.ZodType<T>, rows: readonly unknown[]): T[] =>
  rows.flatMap((row) => {
    const parsed = schema.safeParse(row);
    return parsed.success ? [parsed.data] : [];
  });

/**
 * A form from its builder, saved or not. What can't be read during typing counts as missing; names are made from labels, as when saving.
 * @param saved the saved form; supplies what the builder doesn't have, such as the text of older questions
 */
export function typedForm(saved: Form, values: Readonly<Record<string, unknown>>): Form {
  const { data, questions } = namedRows(values, saved);
  return {
    ...saved,
    ...settingsSchema.parse(values),
    data: rowsOf(fieldSchema, data),
    questions: rowsOf(questionSchema, questions).map((question) => ({
      ...question,
      content: saved.questions?.find(({ name }) => name === question.name)?.content ?? null,
    })),
  };
}
