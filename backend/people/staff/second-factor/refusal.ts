import { propertyOf, textIn } from '../../../../lib/shared/record.ts';

/** The sentence with which the CMS refuses something: an endpoint's own, or the first of Payload's errors, such as too many attempts. */
export function refusalIn(answer: unknown): string {
  const errors = propertyOf(answer, 'errors');
  const [first]: readonly unknown[] = Array.isArray(errors) ? errors : [];
  return textIn(answer, 'message') || textIn(first, 'message') || 'Something went wrong.';
}
