/** What the CMS and a page shown inside it tell each other by `postMessage`. Apart from the schemas, for the browser's sake. */
export const EDIT_BLOCK_MESSAGE = 'championship-edit-block';
export const SHOW_BLOCK_MESSAGE = 'championship-show-block';
