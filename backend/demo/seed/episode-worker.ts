import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { episodeAudio } from '../audio/index.ts';

/** Runs in a thread of its own: encoding sound would hold everything else up. */
const wish = z.object({ seed: z.number(), seconds: z.number(), title: z.string() }).parse(workerData);
parentPort?.postMessage(episodeAudio(wish).data);
