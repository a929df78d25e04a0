import { findNumber, type Challenge } from './proof-of-work';

/** Works off the main thread, so that typing stays responsive. */
addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  findNumber(data).then(
    (number) => postMessage(number),
    () => postMessage(null),
  );
});
