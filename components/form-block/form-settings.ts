import type { FieldRule } from '@/lib/shared/form-rules';
import type { SignatureType } from '@/lib/forms/signature';

/** What a form's script needs to know; everything else is in the page. */
export type FormSettings = {
  readonly id: number;
  readonly cost: number;
  /** Null if the form came without it and the script has to request it. */
  readonly surcharge: number | null;
  readonly usesCaptcha: boolean;
  readonly mustBeLoggedOn: boolean;
  /** When fields are shown and what they cost, if answers change either. */
  readonly rules?: readonly FieldRule[];
  /** Whether answers change the price. */
  readonly isPriced?: boolean;
  /** Whether payments are off: it can only be sent while there is nothing to pay. */
  readonly arePaymentsOff?: boolean;
  /** Before it opens, after it has closed and when it is full; a payment's result is still shown. */
  readonly isClosed?: boolean;
  /** The message shown afterwards, instead of the site's own thank-you message. */
  readonly confirmation?: string;
  /** The names of signature controls. */
  readonly signatures: readonly {
    readonly name: string;
    readonly label: string;
    readonly type: SignatureType;
  }[];
};
