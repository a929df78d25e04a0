/** The one icon that the frame of every page draws in the browser. */
export const ARROW_UP = 'M12 20V4M6 10l6-6 6 6';
