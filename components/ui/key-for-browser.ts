type Keys = { readonly altKey: boolean; readonly ctrlKey: boolean; readonly metaKey: boolean };

/** Whether a key is pressed for the browser: Alt or Command with an arrow key goes back, for example. */
export const isForBrowser = ({ altKey, ctrlKey, metaKey }: Keys): boolean => altKey || ctrlKey || metaKey;
