type Named = {
  readonly first_name?: string | null | undefined;
  readonly last_name?: string | null | undefined;
};

/** First and last name; '' if there is neither. */
export const fullName = ({ first_name, last_name }: Named): string =>
  [first_name, last_name].filter(Boolean).join(' ');
