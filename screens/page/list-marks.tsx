import 'server-only';
import { ShownLists } from '@/components/race-day/shown-lists.client';
import { pathSegments, type PagePath } from '@/lib/content/path';
import { articleListBlock, recentArticleHeroBlock } from '@/lib/contract/blocks/site';
import { listsAt, marksOf } from '@/lib/season/race-day-marks';
import { loadListMarks, loadRaceDayForPage } from '@/lib/season/load-race-day';

/** Blocks that list articles. */
const NEWS_BLOCKS: readonly string[] = [articleListBlock.template, recentArticleHeroBlock.template];

type ListMarksProps = {
  readonly path: PagePath;
  /** The page's blocks. */
  readonly templates: readonly string[];
};

/** On a race day, records the state of the page's lists when it was made, so that it follows their changes while it is open. */
export async function ListMarks({ path, templates }: ListMarksProps) {
  const marks = marksOf(await loadRaceDayForPage());
  const address = `/${pathSegments(path).map(encodeURIComponent).join('/')}`;
  const lists = listsAt(
    address,
    marks,
    templates.some((template) => NEWS_BLOCKS.includes(template)),
  );
  return lists.length === 0 ? null : <ShownLists marks={await loadListMarks(marks.round, lists)} />;
}
