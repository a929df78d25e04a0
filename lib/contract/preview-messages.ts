/** What the CMS and a page shown inside it tell each other by `postMessage`. Apart from the schemas, for the browser's sake. */
export const EDIT_BLOCK_MESSAGE = 'championship-edit-block';
export const SHOW_BLOCK_MESSAGE = 'championship-show-block';
/** The same for a field of a record: `field` is 'articles/12/name', as the page has it in `data-edit-field`. */
export const EDIT_FIELD_MESSAGE = 'championship-edit-field';
export const SHOW_FIELD_MESSAGE = 'championship-show-field';
