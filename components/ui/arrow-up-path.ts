/** The only icon of the page frame that is drawn in the browser. */
export const ARROW_UP = 'M12 20V4M6 10l6-6 6 6';
