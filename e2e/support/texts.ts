import english from '../../locales/en.json' with { type: 'json' };

/** The interface's English text for a key, so that tests follow changes of wording. */
export const text = (key: keyof typeof english): string => english[key];
