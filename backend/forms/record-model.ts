import { z } from 'zod';
import { contentModel, needed, urlName } from '../content/records/content-model.ts';
import { formEntity } from './form.ts';

/** Forms for the generic calls. */
export const formModel = contentModel('forms', {
  urlField: 'url',
  fields: { name: needed(), url: urlName(), must_be_logged_on: z.boolean(), use_captcha: z.boolean() },
  toEntity: formEntity,
});
