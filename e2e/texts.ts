import english from '../locales/en.json' with { type: 'json' };

/** The interface's English text of a key, so that tests follow a change of wording. */
export const text = (key: keyof typeof english): string => english[key];
