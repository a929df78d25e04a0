import type { Form } from '../../lib/contract/entities/media.ts';
import { centsOf, dollarsOf } from '../../lib/contract/money.ts';
import { moneySettings, surchargeOf } from '../commerce/money/settings.ts';
import type { Form as FormDoc } from '../payload-types.ts';
import { DEFAULT_CROPS } from '../media/default-crops.ts';
import type { ContentContext } from '../content/context.ts';
import { conditionOf, isCounted, priceOf } from './asked-fields.ts';
import { MAX_SHOWN, placesLeft } from './places.ts';

const dataFields = (doc: FormDoc): Form['data'] =>
  (doc.data ?? []).map((field) => ({
    name: field.name,
    type: field.type,
    subtype: field.subtype ?? '',
    label: field.label ?? '',
    placeholder: field.placeholder ?? '',
    required: field.required ?? false,
    // A count is never negative.
    min: field.min ?? (field.type === 'number' && isCounted(field) ? 0 : null),
    max: field.max ?? null,
    values: (field.values ?? []).map(({ label, value, price }) => ({ label, value, price: price ?? null })),
    value: field.value ?? '',
    help: field.help ?? '',
    min_length: field.min_length ?? null,
    max_length: field.max_length ?? null,
    earliest: field.earliest ?? '',
    latest: field.latest ?? '',
    max_files: field.max_files ?? null,
    only_if: conditionOf(field),
    price: priceOf(field),
    multiplies: field.type === 'number' && field.multiplies === true,
  }));

/** Questions have no id in the CMS: a question's position in the form is its id. */
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

/** Visitors only see how many places are left when there are few. */
const shownPlaces = (left: number | null): number | null =>
  left !== null && left <= MAX_SHOWN ? left : null;

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
  places_left: shownPlaces(await placesLeft(context.payload, doc)),
  opens_at: doc.opens_at ?? null,
  closes_at: doc.closes_at ?? null,
  confirmation: doc.confirmation ?? '',
  image: await context.images.crop(doc.image, DEFAULT_CROPS.article),
});
