import { findNumber, type Challenge } from './proof-of-work';

/** Works off the page's thread, so that nobody's typing waits for it. */
addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  findNumber(data).then(
    (number) => postMessage(number),
    () => postMessage(null),
  );
});
