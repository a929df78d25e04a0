/** ID of <main>: the target of the skip link, and of the focus of what has gone. */
export const MAIN_ID = 'main';
