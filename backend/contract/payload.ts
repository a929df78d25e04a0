import { getPayload, type Payload } from 'payload';
import config from '../payload.config.ts';

/** The process's Payload; opened on first use. */
export const contentPayload = (): Promise<Payload> => getPayload({ config });
