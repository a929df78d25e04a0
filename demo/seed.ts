import type { ContentImport } from '../backend/content/import/content-import.ts';
import { generateChampionship } from './championship.ts';
import { seedFiles, seedVideos } from './seed/files.ts';
import { seedGalleries } from './seed/galleries.ts';
import { seedNews } from './seed/news.ts';
import { seedNavigation } from './seed/navigation.ts';
import { seedPages } from './seed/pages.ts';
import { seedPeople, seedSponsors } from './seed/people.ts';
import { seedPictures } from './seed/pictures.ts';
import { seedRacing } from './seed/racing.ts';
import { seedShop } from './seed/shop.ts';
import { seedFaqs, seedForms, seedGroups, seedLinks, seedSettings } from './seed/site.ts';

/**
 * Imports the demo championship into an empty content backend.
 * @param today the demo's current day
 * @throws if the import fails
 */
export async function seedDemo(cms: ContentImport, today: Date): Promise<void> {
  const championship = generateChampionship({ today });
  const [pictures, files] = await Promise.all([seedPictures(cms), seedFiles(cms, championship)]);
  const videos = await seedVideos(cms, championship, pictures, files);
  const groups = await seedGroups(cms, championship, pictures);
  const sponsors = await seedSponsors(cms, championship, pictures, groups);
  const faqs = await seedFaqs(cms, championship, groups);
  await seedPeople(cms, championship, pictures, groups);
  const galleries = await seedGalleries(cms, championship, pictures, groups);
  const { series, rounds, sessions, championships, drivers } = await seedRacing(cms, championship, {
    pictures,
    files,
    groups,
    sponsors,
    faqs,
    galleries,
  });
  await seedNews(cms, championship, {
    pictures,
    files,
    groups,
    videos,
    galleries,
    rounds,
    sessions,
    championships,
    drivers,
  });
  await seedShop(cms, championship, { pictures, groups, videos, rounds });
  const links = await seedLinks(cms, championship);
  const forms = await seedForms(cms, championship);
  await seedSettings(cms, championship, pictures, groups);
  const pages = await seedPages(cms, championship, {
    pictures,
    groups,
    series,
    references: { forms, galleries, links, videos },
  });
  await seedNavigation(cms, pages);
}
