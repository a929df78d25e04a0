import type { Payload } from 'payload';
import { rebuildGroupTree } from '../hooks/group-tree.ts';
import { generateChampionship } from './championship.ts';
import { seedFiles, seedVideos } from './seed/files.ts';
import { seedGalleries } from './seed/galleries.ts';
import { openMadeBefore } from './seed/made-before.ts';
import { seedNews } from './seed/news.ts';
import { seedPages } from './seed/pages.ts';
import { seedPeople, seedSponsors } from './seed/people.ts';
import { seedPictures } from './seed/pictures.ts';
import { seedRacing } from './seed/racing.ts';
import type { SeedSession } from './seed/session.ts';
import { seedShop } from './seed/shop.ts';
import { seedFaqs, seedForms, seedGroups, seedLinks, seedSettings } from './seed/site.ts';

export interface SeedOptions {
  /** The day that the season is seen from. */
  today: Date;
  /** Gets a line for every step. */
  log: (message: string) => void;
}

/**
 * Fills an empty content backend with the demo championship. Does nothing when there is a page already.
 * @throws what Payload throws; the caller undoes what was written.
 */
export async function seedDemo(payload: Payload, { today, log }: SeedOptions): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'pages' });
  if (totalDocs > 0) return;
  const session: SeedSession = { payload, log };
  const championship = generateChampionship({ today });
  const makeOnce = await openMadeBefore();
  log('Drawing the pictures and recording the podcast');
  const [pictures, files] = await Promise.all([
    seedPictures(session, championship, makeOnce),
    seedFiles(session, championship, makeOnce),
  ]);
  const videos = await seedVideos(session, championship, pictures, files);
  const groups = await seedGroups(session, championship, pictures);
  const sponsors = await seedSponsors(session, championship, pictures, groups);
  const faqs = await seedFaqs(session, championship, groups);
  await seedPeople(session, championship, pictures, groups);
  const series = await seedRacing(session, championship, { pictures, files, groups, sponsors, faqs });
  await seedNews(session, championship, { pictures, files, groups, videos });
  const galleries = await seedGalleries(session, championship, pictures, groups);
  await seedShop(session, championship, { pictures, groups, videos });
  const links = await seedLinks(session, championship);
  const forms = await seedForms(session, championship);
  await seedSettings(session, championship, pictures, groups);
  await seedPages(session, championship, {
    pictures,
    groups,
    series,
    references: { forms, galleries, links, videos },
  });
  await rebuildGroupTree(payload);
}
