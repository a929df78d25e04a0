/** So many drivers at most are beside each other: more lines can't be told apart. */
export const MOST_COMPARED = 5;

/** What stands between the URL names of those whom the first one is compared with: it's in none of them, and addresses needn't encode it. */
export const BETWEEN_COMPARED = '~';
