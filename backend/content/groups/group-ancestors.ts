import type { PayloadRequest } from 'payload';

/** Whether moving group `id` under `parent` would make it its own ancestor. */
export async function isOwnAncestor(req: PayloadRequest, id: number, parent: number): Promise<boolean> {
  const seen = new Set<number>();
  let current: number | null = parent;
  while (current !== null && !seen.has(current)) {
    if (current === id) return true;
    seen.add(current);
    const group: { parent?: unknown } | null = await req.payload.findByID({
      collection: 'groups',
      id: current,
      depth: 0,
      select: { parent: true },
      disableErrors: true,
      req,
    });
    current = typeof group?.parent === 'number' ? group.parent : null;
  }
  return false;
}
