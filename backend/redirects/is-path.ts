/** Checks a path of this site; a sentence for an editor where it is none. */
export const isPath = (value: string | null | undefined): true | string =>
  (typeof value === 'string' && /^\/(?!\/)[^\s\\]*$/.test(value)) ||
  'Type a path of this site that starts with one slash, for example /calendar.';
