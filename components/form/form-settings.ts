import type { SignatureType } from '@/lib/forms/signature';

/** What the script of a form has to know of it; everything else stands in the page. */
export type FormSettings = {
  readonly id: number;
  readonly cost: number;
  readonly usesCaptcha: boolean;
  readonly mustBeLoggedOn: boolean;
  /** The controls that are signed. */
  readonly signatures: readonly {
    readonly name: string;
    readonly label: string;
    readonly type: SignatureType;
  }[];
};

/** A form, as who sends visitors to pay. */
export const formPayer = (id: number): string => `form-${String(id)}`;
