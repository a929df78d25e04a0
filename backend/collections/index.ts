import type { CollectionConfig } from 'payload';
import { addresses } from './addresses.ts';
import { articles } from './articles.ts';
import { auditEntries } from './audit-entries.ts';
import { cartLines, carts } from './carts.ts';
import { categories } from './categories.ts';
import { competitorLinks } from './competitor-links.ts';
import { creditEntries } from './credit-entries.ts';
import { customerPhotos } from './customer-photos.ts';
import { customerSessions } from './customer-sessions.ts';
import { customers } from './customers.ts';
import { drivers } from './drivers.ts';
import { faqs } from './faqs.ts';
import { files } from './files.ts';
import { formSubmissions } from './form-submissions.ts';
import { forms } from './forms.ts';
import { galleries } from './galleries.ts';
import { giftVoucherThemes } from './gift-voucher-themes.ts';
import { giftVouchers } from './gift-vouchers.ts';
import { groups } from './groups.ts';
import { invoiceCounters, invoices } from './invoices.ts';
import { links } from './links.ts';
import { mails } from './mails.ts';
import { media } from './media.ts';
import { microblogPosts } from './microblog-posts.ts';
import { missingPaths } from './missing-paths.ts';
import { oneTimeSecrets } from './one-time-secrets.ts';
import { orders } from './orders.ts';
import { pages } from './pages.ts';
import { payments } from './payments.ts';
import { persons } from './persons.ts';
import { photos } from './photos.ts';
import { podcastChannels } from './podcast-channels.ts';
import { podcastEpisodes } from './podcast-episodes.ts';
import { products } from './products.ts';
import { promotionCodes } from './promotion-codes.ts';
import { redirects } from './redirects.ts';
import { results } from './results.ts';
import { rounds } from './rounds.ts';
import { rowPages } from './row-pages.ts';
import { sandboxPayments } from './sandbox-payments.ts';
import { series } from './series.ts';
import { shippingTypes } from './shipping-types.ts';
import { sitemapOverrides } from './sitemap-overrides.ts';
import { slides } from './slides.ts';
import { snippets } from './snippets.ts';
import { sponsors } from './sponsors.ts';
import { stockLevels } from './stock-levels.ts';
import { testimonials } from './testimonials.ts';
import { users } from './users.ts';
import { venues } from './venues.ts';
import { videos } from './videos.ts';

/** Every collection, in the order of the admin's navigation. */
export const COLLECTIONS: CollectionConfig[] = [
  pages,
  rowPages,
  groups,
  links,
  forms,
  formSubmissions,
  faqs,
  snippets,
  redirects,
  missingPaths,
  sitemapOverrides,
  articles,
  microblogPosts,
  podcastChannels,
  podcastEpisodes,
  series,
  rounds,
  results,
  venues,
  categories,
  drivers,
  competitorLinks,
  sponsors,
  persons,
  testimonials,
  media,
  files,
  photos,
  slides,
  galleries,
  videos,
  products,
  giftVoucherThemes,
  giftVouchers,
  orders,
  invoices,
  payments,
  creditEntries,
  promotionCodes,
  shippingTypes,
  carts,
  cartLines,
  stockLevels,
  invoiceCounters,
  sandboxPayments,
  customers,
  addresses,
  customerPhotos,
  customerSessions,
  oneTimeSecrets,
  mails,
  users,
  auditEntries,
];
