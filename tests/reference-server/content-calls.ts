import * as content from '../../lib/contract/endpoints/content.ts';
import * as media from '../../lib/contract/endpoints/media.ts';
import { found, listed, on, type Call } from './call.ts';
import { NAMED } from './core.ts';
import { PAGES, PATHS, ROW_PAGE } from './pages.ts';
import {
  CHANNEL,
  FAQS,
  FILE,
  FORM,
  GALLERIES,
  GROUPS,
  image,
  LINKS,
  PERSONS,
  PHOTOS,
  POSTS,
  PRODUCTS,
  TESTIMONIALS,
  VIDEO,
} from './records.ts';

const ofModel = (model: string) => GROUPS.filter((group) => group.model === model);

/**
 * The content calls. `eventHost` names this site as an event site (spec point 2).
 */
export function contentCalls(eventHost: string): readonly Call[] {
  const domain = {
    name: 'Reference Series',
    organisation_name: 'Reference Series',
    theme_colour: '#d7263d',
    dark_theme_colour: '#ff4d5e',
    ecommerce_enabled: true,
    configuration: { event_hosts: [eventHost], profile: { edit_name: true, manage_addresses: true } },
  };
  return [
    on(content.getCurrentDomain, () => domain),
    on(content.getInitialData, () => ({
      sitemap: PATHS.map((url) => ({ url, model: url === ROW_PAGE.slug ? 'Cognito/Page' : '' })),
      domain,
      groups: [...GROUPS],
      pages: PAGES.map(({ id, name, url, updated_at }) => ({ id, name, url, updated_at })),
      extensions: [...NAMED],
      redirects: { data: [{ from: '/calendar', to: '/rounds' }], num_items: 1, num_pages: 1 },
    })),
    on(content.listPages, (input) => listed(PAGES, input)),
    on(content.getPage, ({ slug }) => {
      const page = PAGES.find(({ url }) => url === slug);
      return page ? found(page) : { row_page: found(slug === ROW_PAGE.slug ? ROW_PAGE : null).item };
    }),
    on(content.listGroups, () => ({ data: [...GROUPS] })),
    on(content.listModelGroups, ({ model }) => ({ data: ofModel(model) })),
    on(content.getGroupDetails, ({ model, group }) => found(ofModel(model).find(({ url }) => url === group))),
    on(content.listLinks, () => ({ data: LINKS })),
    on(content.listTestimonials, (input) => listed(TESTIMONIALS, input)),
    on(content.listPersons, (input) => listed(PERSONS, input)),
    on(content.listFaqs, (input) => listed(FAQS, input)),
    on(content.getForm, ({ id }) => found(id === FORM.id ? FORM : null)),
    on(content.listProducts, (input) => listed(PRODUCTS, input)),
    on(content.getProduct, ({ slug }) => found(PRODUCTS.find((product) => product.slug === slug))),
    on(content.listMicroblogPosts, (input) => listed(POSTS, input)),
    on(content.getPodcastEpisode, ({ url }) =>
      found(CHANNEL.episodes?.find((episode) => episode.url === url)),
    ),
    on(content.getPodcastChannel, ({ id }) => found(id === CHANNEL.id ? CHANNEL : null)),
    on(media.getGallery, ({ id }) => found(GALLERIES.find((gallery) => gallery.id === id))),
    on(media.listGalleries, (input) => listed(GALLERIES, input)),
    on(media.getPhoto, ({ id }) => found(PHOTOS.find((photo) => photo.id === id))),
    on(media.getVideo, ({ id }) => found(id === VIDEO.id ? VIDEO : null)),
    on(media.getImage, ({ hash = '' }) => found(image(hash))),
    on(media.getImageByHash, ({ hash }) => found(image(hash))),
    on(media.getFile, ({ id }) => found(id === FILE.id ? FILE : null)),
  ];
}
