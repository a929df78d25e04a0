import { numberInText } from '../../../lib/shared/text/number-in-text.ts';
import { validationMessages } from '../../cms/hooks/report-field-errors.ts';
import { messageAnswer } from '../../kernel/http/answer.ts';
import { MAX_SHEET_BYTES } from './read-file.ts';

/** The response for a record that the form's validation refuses although nothing was wrong with the table. @throws any other error */
export const refusedRecord = (error: unknown): Response =>
  messageAnswer(422, `Nothing was changed. ${validationMessages(error)}`);

/** The response for an import without a text, or with one that is too long. @param what such as 'table' @param max in characters */
export const refusedInput = (what: string, max = MAX_SHEET_BYTES): Response =>
  messageAnswer(422, `Send the text of a ${what} as csv, up to ${numberInText(max)} characters.`);
