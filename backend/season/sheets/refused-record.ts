import { fieldErrorsOf } from '../../cms/hooks/report-field-errors.ts';
import { messageAnswer } from '../../kernel/http/answer.ts';

/** The response for a record that the form's validation refuses although nothing was wrong with the table. @throws any other error */
export function refusedRecord(error: unknown): Response {
  const fields = fieldErrorsOf(error);
  if (fields === null) throw error;
  const messages = fields.errors.map(({ message }) => message);
  return messageAnswer(422, `Nothing was changed. ${messages.join(' ')}`);
}
