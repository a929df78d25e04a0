import { typedSignature } from './signature-image';

/* What the script of a form changes in what the server wrote. React does not draw these attributes again. */

/** From now on the script explains what is wrong, not the browser's own bubbles. */
export function takeOver(form: HTMLFormElement): void {
  form.noValidate = true;
}

export function showForm(form: HTMLFormElement, isShown: boolean): void {
  form.hidden = !isShown;
}

/** Marks the form and its buttons as being sent; the button keeps focus. */
export function markBusy(form: HTMLFormElement, isBusy: boolean): void {
  form.setAttribute('aria-busy', String(isBusy));
  for (const button of form.querySelectorAll<HTMLElement>('button[type="submit"]')) {
    button.toggleAttribute('data-busy', isBusy);
    button.setAttribute('aria-disabled', String(isBusy));
  }
}

/** Drawn signatures of a form, beside the fields where a name is typed instead. */
export type Signatures = {
  /** Keeps a drawing (a data URI; '' for a wiped sheet). Who has signed by hand need not type the name as well. */
  readonly draw: (name: string, dataUri: string) => void;
  /** Each signature as a picture, by the name of its control. */
  readonly read: (names: readonly string[]) => Record<string, string>;
};

export function createSignatures(form: HTMLFormElement): Signatures {
  const drawn = new Map<string, string>();
  const required = new Map<string, boolean>();
  const fieldOf = (name: string) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement ? field : null;
  };
  return {
    draw(name, dataUri) {
      drawn.set(name, dataUri);
      const field = fieldOf(name);
      if (!field) return;
      if (!required.has(name)) required.set(name, field.required);
      field.required = dataUri === '' && required.get(name) === true;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    read: (names) =>
      Object.fromEntries(
        names.map((name) => [name, drawn.get(name) || typedSignature(fieldOf(name)?.value ?? '')]),
      ),
  };
}
