import type { ContentImport } from '../../backend/content/import/content-import.ts';
import type { Championship } from '../records/championship.ts';
import { pick } from './pick.ts';
import { idOf, createAll, type Ids } from './ids.ts';

/** Creates the groups of all models, parents before their children. @returns ids by slug, which are unique across models */
export async function seedGroups(cms: ContentImport, { groups }: Championship, pictures: Ids): Promise<Ids> {
  const ids = new Map<string, number>();
  for (const [sort, { model, slug, name, parent, content, image }] of groups.entries()) {
    ids.set(
      slug,
      await cms.create('groups', {
        model,
        name,
        url: slug,
        parent: parent === null ? null : idOf(ids, parent),
        image: image ? idOf(pictures, image.key) : null,
        ...(content ? { content: cms.richText(content) } : {}),
        sort,
      }),
    );
  }
  return ids;
}

/** Creates FAQs. @returns ids by slug */
export const seedFaqs = (cms: ContentImport, { faqs }: Championship, groups: Ids): Promise<Ids> =>
  createAll(
    faqs,
    ({ slug }) => slug,
    ({ name, content, group }, sort) =>
      cms.create('faqs', { name, content: cms.richText(content), groups: [idOf(groups, group)], sort }),
  );

/** Creates lists of links. @returns ids by slug */
export async function seedLinks(cms: ContentImport, { links }: Championship): Promise<Ids> {
  const ids = new Map<string, number>();
  for (const [sort, { slug, name, link, icon, parent }] of links.entries()) {
    ids.set(
      slug,
      await cms.create('links', {
        name,
        link,
        icon,
        parent: parent === null ? null : idOf(ids, parent),
        sort,
      }),
    );
  }
  return ids;
}

/** Creates forms. @returns ids by URL name */
export const seedForms = (cms: ContentImport, { forms }: Championship): Promise<Ids> =>
  createAll(
    forms,
    ({ url }) => url,
    ({ questions, ...form }) =>
      cms.create('forms', {
        ...form,
        questions: questions.map(({ content, ...question }) => ({
          ...question,
          ...(content ? { content: cms.richText(content) } : {}),
        })),
      }),
  );

/** Creates snippets and redirects, and sets the site settings. */
export async function seedSettings(
  cms: ContentImport,
  championship: Championship,
  pictures: Ids,
  groups: Ids,
): Promise<void> {
  await createAll(
    championship.snippets,
    ({ name }) => name,
    ({ name, group, content }, sort) =>
      cms.create('snippets', { name, content: cms.richText(content), groups: [idOf(groups, group)], sort }),
  );
  await createAll(
    championship.redirects,
    ({ from }) => from,
    (redirect) => cms.create('redirects', redirect),
  );
  const { domain } = championship;
  await cms.updateSettings({
    ...pick(domain, [
      'name',
      'theme_colour',
      'dark_theme_colour',
      'seo_title_prefix',
      'seo_title_suffix',
      'seo_title',
      'seo_meta_description',
      'organisation_name',
      'organisation_address',
      'organisation_email',
      'organisation_phone',
      'facebook',
      'twitter',
      'instagram',
      'linkedin',
      'youtube',
    ]),
    seo_image: idOf(pictures, domain.seo_image.key),
    favicon: idOf(pictures, domain.favicon.key),
    favicon_dark: idOf(pictures, domain.favicon_dark.key),
    organisation_logo: idOf(pictures, domain.organisation_logo.key),
    organisation_logo_dark: idOf(pictures, domain.organisation_logo_dark.key),
    ecommerce_enabled: false,
    tickets_on_sale: true,
    gst_number: '123-456-789',
    card_surcharge_percent: 1.9,
    card_surcharge_fixed: 0.3,
  });
}
