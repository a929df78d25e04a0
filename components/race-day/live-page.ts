let isLive = false;

/** Notes whether the open page is sent what moves on it, so that it need not ask. */
export const setLivePage = (next: boolean): void => {
  isLive = next;
};

/** Whether the open page is sent what moves on it. */
export const isLivePage = (): boolean => isLive;
