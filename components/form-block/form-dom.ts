import { typedSignature } from './signature-image';

/* The parts of the server-rendered markup that a form's script changes. React doesn't render these attributes again. */

/** From now on the script reports errors, instead of the browser's own bubbles. */
export function takeOver(form: HTMLFormElement): void {
  form.noValidate = true;
}

export function showForm(form: HTMLFormElement, isShown: boolean): void {
  form.hidden = !isShown;
}

/**
 * Marks the form and its buttons as sending; the button keeps the focus.
 * @param isOff whether the buttons are disabled even while nothing is being sent
 */
export function markBusy(form: HTMLFormElement, isBusy: boolean, isOff = false): void {
  form.setAttribute('aria-busy', String(isBusy));
  for (const button of form.querySelectorAll<HTMLElement>('button[type="submit"]')) {
    button.toggleAttribute('data-busy', isBusy);
    button.setAttribute('aria-disabled', String(isBusy || isOff));
  }
}

/** A form's drawn signatures, beside the fields for a typed name. */
export type Signatures = {
  /** Stores a drawing (a data URI; '' when cleared). With a drawn signature, the typed name is optional. */
  readonly draw: (name: string, dataUri: string) => void;
  /** Each signature as an image, keyed by the name of its control. */
  readonly read: (names: readonly string[]) => Record<string, string>;
};

export function createSignatures(form: HTMLFormElement): Signatures {
  const images = new Map<string, string>();
  const required = new Map<string, boolean>();
  const fieldOf = (name: string) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement ? field : null;
  };
  return {
    draw(name, dataUri) {
      images.set(name, dataUri);
      const field = fieldOf(name);
      if (!field) return;
      if (!required.has(name)) required.set(name, field.required);
      field.required = dataUri === '' && required.get(name) === true;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    read: (names) =>
      Object.fromEntries(
        names.map((name) => [name, images.get(name) || typedSignature(fieldOf(name)?.value ?? '')]),
      ),
  };
}
