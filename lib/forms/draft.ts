import { attempt } from '@/lib/persistence/attempt';
import { isRecord } from '@/lib/shared/record';

/** The part of the browser's storage that a draft needs. */
type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What was typed into a form, by name; a checkbox is 'on' or ''. Passwords, files and signatures are never stored. */
export type Draft = Readonly<Record<string, string>>;

const keyOf = (formId: number) => `form-draft-${String(formId)}`;
const UNSTORED_TYPES: ReadonlySet<string> = new Set([
  'password',
  'file',
  'hidden',
  'submit',
  'button',
  'reset',
]);

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** The named fields of a form. */
export const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.elements].filter(isField).filter(({ name }) => name !== '');

const storedFields = (form: HTMLFormElement) =>
  fieldsOf(form).filter(({ type }) => !UNSTORED_TYPES.has(type));

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'checkbox';

/** Reads what was typed into a form. */
export const readDraft = (form: HTMLFormElement): Draft =>
  Object.fromEntries(
    storedFields(form).map((field) => [
      field.name,
      isTick(field) ? (field.checked ? 'on' : '') : field.value,
    ]),
  );

/** Restores a draft in fields that have not been edited since. */
export function applyDraft(form: HTMLFormElement, draft: Draft): void {
  for (const field of storedFields(form)) {
    const value = draft[field.name];
    if (value === undefined) continue;
    if (isTick(field)) {
      if (field.checked === field.defaultChecked) field.checked = value === 'on';
    } else if (field.value === '' || field.value === initialValueOf(field)) field.value = value;
  }
}

/** Whether anything was typed, picked or ticked. */
export const isEdited = (form: HTMLFormElement): boolean =>
  storedFields(form).some((field) =>
    isTick(field) ? field.checked !== field.defaultChecked : field.value !== initialValueOf(field),
  );

const initialValueOf = (field: Field): string =>
  field instanceof HTMLSelectElement ? (field.options[0]?.value ?? '') : field.defaultValue;

/**
 * The stored draft of a form in this tab; if storage is unavailable, only the page has what was typed.
 * @param storage called each time, since reading the property itself throws if the visitor blocks site data
 */
export function createDraftKeeper(formId: number, storage: () => DraftStorage) {
  const key = keyOf(formId);
  return {
    save: (draft: Draft) => attempt(() => storage().setItem(key, JSON.stringify(draft)), undefined),
    load: (): Draft | null =>
      attempt(() => {
        const value: unknown = JSON.parse(storage().getItem(key) ?? 'null');
        if (!isRecord(value)) return null;
        return Object.fromEntries(
          Object.entries(value).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
        );
      }, null),
    forget: () => attempt(() => storage().removeItem(key), undefined),
  };
}
