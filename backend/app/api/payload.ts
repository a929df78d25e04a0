import { getPayload, type Payload } from 'payload';
import config from '../../payload.config.ts';

/** This process's Payload instance, opened on first use. */
export const contentPayload = (): Promise<Payload> => getPayload({ config });
