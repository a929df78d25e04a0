/** Id of a control on its page; a page may have several forms. */
export const controlId = (formId: number, name: string): string => `form-${String(formId)}-${name}`;

/** Anchors that a form sent without a script comes back to; the page shows the one that is meant (styles/money.css). */
export const sentAnchor = (formId: number): string => `form-${String(formId)}-sent`;
export const errorAnchor = (formId: number): string => `form-${String(formId)}-error`;
