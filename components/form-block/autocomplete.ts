import type { Control } from '@/lib/forms/controls';

/** Autocomplete tokens by the names that editors usually give fields. */
const TOKENS: readonly (readonly [RegExp, string])[] = [
  [/^(?:first_?name|given_?name)$/i, 'given-name'],
  [/^(?:last_?name|surname|family_?name)$/i, 'family-name'],
  [/^(?:name|your_?name|full_?name)$/i, 'name'],
  [/^(?:company|organisation|organization|outlet)$/i, 'organization'],
  [/^(?:street|street_?address|address)$/i, 'street-address'],
  [/^(?:city|town)$/i, 'address-level2'],
  [/^(?:post_?code|zip)$/i, 'postal-code'],
  [/^country$/i, 'country-name'],
  [/^(?:birthday|date_of_birth|dob)$/i, 'bday'],
];

/** The autocomplete token of a control (WCAG 1.3.5), or undefined if the browser decides. */
export function autocompleteOf({ kind, name }: Pick<Control, 'kind' | 'name'>): string | undefined {
  if (kind === 'email') return 'email';
  if (kind === 'tel') return 'tel';
  if (kind === 'url') return 'url';
  if (kind === 'password') return 'new-password';
  return TOKENS.find(([pattern]) => pattern.test(name))?.[1];
}
