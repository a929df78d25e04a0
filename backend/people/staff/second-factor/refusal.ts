import { propertyOf, textIn } from '../../../../lib/shared/record.ts';

/** The CMS's message for a refused call: an endpoint's own, or the first of Payload's errors, such as too many attempts. */
export function refusalIn(answer: unknown): string {
  const errors = propertyOf(answer, 'errors');
  const [first]: readonly unknown[] = Array.isArray(errors) ? errors : [];
  return textIn(answer, 'message') || textIn(first, 'message') || 'Something went wrong.';
}
