/** Id of a control on its page; a page may have several forms. */
export const controlId = (formId: number, name: string): string => `form-${String(formId)}-${name}`;

/** Anchor of a form on its page, for the return from a sign-in. */
export const formAnchor = (formId: number): string => `form-${String(formId)}`;

/** Id of the place at a form's button that says why it can't be sent while payments are off. */
export const offHintId = (formId: number): string => `form-off-${String(formId)}`;

/** Anchors for the return from a form sent without a script; the page shows the matching one (styles/form-block.css). */
export const sentAnchor = (formId: number): string => `form-${String(formId)}-sent`;
export const errorAnchor = (formId: number): string => `form-${String(formId)}-error`;
