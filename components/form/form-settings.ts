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
