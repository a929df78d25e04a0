import type { Form } from '../../lib/contract/entities/media.ts';
import { centsOf, dollarsOf } from '../../lib/contract/money.ts';
import { moneySettings, surchargeOf } from '../commerce/money/settings.ts';
import type { Form as FormDoc } from '../payload-types.ts';
import type { ContentContext } from '../content/context.ts';

const dataFields = (doc: FormDoc): Form['data'] =>
  (doc.data ?? []).map((field) => ({
    name: field.name,
    type: field.type,
    subtype: field.subtype ?? '',
    label: field.label ?? '',
    placeholder: field.placeholder ?? '',
    required: field.required ?? false,
    min: field.min ?? null,
    max: field.max ?? null,
    values: (field.values ?? []).map(({ label, value }) => ({ label, value })),
    value: field.value ?? '',
  }));

/** Questions have no number of their own in the CMS: a question's position in the form is its id. */
const questions = (doc: FormDoc, context: ContentContext): Promise<Form['questions']> =>
  Promise.all(
    (doc.questions ?? []).map(async (question, index) => ({
      id: index + 1,
      name: question.name,
      field_type: question.field_type,
      label: question.label ?? '',
      content: await context.html(question.content),
      required: question.required ?? false,
      value: question.value ?? '',
    })),
  );

/** A form with the fields of both styles (spec point 3). `cost` and `surcharge` are in dollars. */
export const formEntity = async (doc: FormDoc, context: ContentContext): Promise<Form> => ({
  id: doc.id,
  name: doc.name,
  url: doc.url,
  use_captcha: doc.use_captcha ?? false,
  data: dataFields(doc),
  must_be_logged_on: doc.must_be_logged_on ?? false,
  cost: doc.cost ?? 0,
  surcharge: dollarsOf(surchargeOf('card', centsOf(doc.cost ?? 0), await moneySettings(context.payload))),
  questions: await questions(doc, context),
});
