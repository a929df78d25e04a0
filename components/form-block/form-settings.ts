import type { SignatureType } from '@/lib/forms/signature';

/** What a form's script needs to know; everything else is in the page. */
export type FormSettings = {
  readonly id: number;
  readonly cost: number;
  /** Null if the form came without it and the script has to request it. */
  readonly surcharge: number | null;
  readonly usesCaptcha: boolean;
  readonly mustBeLoggedOn: boolean;
  /** The controls that are signed. */
  readonly signatures: readonly {
    readonly name: string;
    readonly label: string;
    readonly type: SignatureType;
  }[];
};

/** A form as a payment origin. */
export const formOrigin = (id: number): string => `form-${String(id)}`;
