/** Messages of Payload's own live preview: one after each save, and one with what is typed, which the page requests by reporting that it is ready. */
export const SAVED_MESSAGE = 'payload-document-event';
export const TYPED_MESSAGE = 'payload-live-preview';

/** Messages that the CMS and a page in its preview exchange by `postMessage`. In a file without schemas for the browser's sake. */
export const EDIT_BLOCK_MESSAGE = 'championship-edit-block';
export const SHOW_BLOCK_MESSAGE = 'championship-show-block';
/** The same for a record's field: `field` is 'articles/12/name', as in the page's `data-edit-field`. */
export const EDIT_FIELD_MESSAGE = 'championship-edit-field';
export const SHOW_FIELD_MESSAGE = 'championship-show-field';
