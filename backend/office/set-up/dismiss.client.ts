import { OFFICE_PREFERENCE } from './office-preference.ts';
import { z } from 'zod';

const PATH = `/api/payload-preferences/${OFFICE_PREFERENCE}`;
const storedSchema = z.object({ value: z.object({ dismissed: z.array(z.string()) }) });

/** Dismisses an entry for the signed-in account. @returns whether it was stored */
export async function dismiss(key: string): Promise<boolean> {
  try {
    const stored = storedSchema.safeParse(await (await fetch(PATH)).json());
    const dismissed = [...new Set([...(stored.data?.value.dismissed ?? []), key])];
    const answer = await fetch(PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ value: { dismissed } }),
    });
    return answer.ok;
  } catch {
    return false;
  }
}
