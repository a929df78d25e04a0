import { contentModel } from '../content/records/content-model.ts';
import { computed, rows } from '../content/records/wire-fields.ts';
import { isRecord, textOf } from '../../lib/shared/record.ts';
import { DEFAULT_CROPS } from '../media/default-crops.ts';
import { formEntity } from './form.ts';

/** Forms for the generic calls. */
export const formModel = contentModel('forms', {
  picture: 'image',
  crop: DEFAULT_CROPS.article,
  fields: {
    name: 'name',
    url: 'url',
    use_captcha: 'use_captcha',
    data: rows('data', 'name', {
      only_if: (value) => {
        const condition = isRecord(value) ? value : {};
        return Promise.resolve({
          only_if: textOf(condition['field']),
          only_if_value: textOf(condition['value']),
        });
      },
    }),
    must_be_logged_on: 'must_be_logged_on',
    cost: 'cost',
    surcharge: computed,
    questions: rows('questions', 'name', { id: computed }),
    places_left: computed,
    opens_at: 'opens_at',
    closes_at: 'closes_at',
    confirmation: 'confirmation',
    image: 'image',
  },
  toEntity: formEntity,
});
