let isLive = false;

/** Records whether the open page receives its changes over the stream, so that it need not poll. */
export const setLivePage = (next: boolean): void => {
  isLive = next;
};

/** Whether the open page receives its changes over the stream. */
export const isLivePage = (): boolean => isLive;
