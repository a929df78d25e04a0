import 'server-only';
import { groupsOfModel } from '@/lib/content/groups';
import { getInitialData, loadQuery } from '@/lib/content/load';
import { listPart } from '@/lib/content/list-options';
import type { BlockSettings } from '@/lib/contract/block';
import type { sponsorListBlock } from '@/lib/contract/blocks/site';
import type { Group } from '@/lib/contract/entities/site';
import type { WidgetContext } from '../define-widget';
import { sponsorSections, type SponsorSection } from './sponsor-sections';

const MODEL = 'Sponsor';

/** The sponsors of one group, or of all groups in the groups' order; groups without sponsors are left out. */
export async function loadSponsors(
  settings: BlockSettings<typeof sponsorListBlock>,
  { list }: Pick<WidgetContext, 'list'>,
): Promise<readonly SponsorSection[]> {
  if (settings.group !== '') {
    const sponsors = listPart(await sponsorsOf(settings.group), list);
    return sponsors.length === 0 ? [] : [{ name: '', sponsors }];
  }
  const { groups } = await getInitialData();
  const own = groupsOfModel(MODEL, groups);
  const [all, ...byGroup] = await Promise.all([
    sponsorsOf(null),
    ...own.map(async (group: Group) => ({ name: group.name, sponsors: await sponsorsOf(group.url) })),
  ]);
  return sponsorSections(all, byGroup);
}

const sponsorsOf = async (byGroup: string | null) =>
  (await loadQuery('sponsorsByGroup', { byGroup })).nextgenSponsors;
