import { queryOptions } from '@tanstack/react-query';
import type { Group } from '@/lib/contract/entities/site';
import { browserApi } from '@/lib/session/browser-api';
import type { Callable } from '@/lib/api/callable';
import { unwrap } from '@/lib/api/errors';
import { inputType, schemalessParser } from '@/lib/api/schemaless';
import { rowsOf } from '@/lib/contract/frames';
import { isRecord, textOf, wholeOf } from '@/lib/shared/record';
import type { ApiClient } from '@/lib/api/transport';

/** A node of the group trees with what navigation needs; its position follows from lft, rgt and level (spec point 3). */
export type GroupNode = Pick<
  Group,
  'id' | 'name' | 'url' | 'slug' | 'model' | 'root' | 'lft' | 'rgt' | 'level'
>;

const readNode = (value: unknown): GroupNode[] => {
  if (!isRecord(value)) return [];
  const id = wholeOf(value['id']);
  if (id === null) return [];
  const place = (name: 'root' | 'lft' | 'rgt' | 'level') => wholeOf(value[name]) ?? 0;
  return [
    {
      id,
      name: textOf(value['name']),
      url: textOf(value['url']),
      slug: textOf(value['slug']),
      model: textOf(value['model']),
      root: place('root'),
      lft: place('lft'),
      rgt: place('rgt'),
      level: place('level'),
    },
  ];
};

const groupList: Callable<Record<string, never>, readonly GroupNode[]> = {
  method: 'GET',
  path: '/cognito/group',
  auth: 'public',
  input: inputType(),
  output: schemalessParser('a list of groups', (answer) => rowsOf(answer)?.flatMap(readNode) ?? null),
};

/** All groups. They come with the page; this request, GROUP_REFRESH_MS after load (`useElapsed`), fetches later changes. */
export const groupsQuery = (client: () => ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['groups'],
    queryFn: async ({ signal }) => unwrap(await client().call(groupList, {}, { signal })),
  });
