import type { CollectionConfig } from 'payload';
import { addresses } from './people/collections/addresses.ts';
import { articles } from './content/collections/articles.ts';
import { auditEntries } from './cms/collections/audit-entries.ts';
import { cartLines, carts } from './commerce/collections/carts.ts';
import { categories } from './season/collections/categories.ts';
import { championships } from './season/collections/championships.ts';
import { comments } from './cms/collections/comments.ts';
import { competitorLinks } from './season/collections/competitor-links.ts';
import { creditEntries } from './commerce/collections/credit-entries.ts';
import { customerPasskeys } from './people/collections/customer-passkeys.ts';
import { customerPhotos } from './people/collections/customer-photos.ts';
import { customerSessions } from './people/collections/customer-sessions.ts';
import { customers } from './people/collections/customers.ts';
import { drivers } from './season/collections/drivers.ts';
import { entries } from './season/collections/entries.ts';
import { faqs } from './content/collections/faqs.ts';
import { files } from './media/collections/files.ts';
import { formReplies } from './forms/collections/form-replies.ts';
import { formSubmissions } from './forms/collections/form-submissions.ts';
import { forms } from './forms/collections/forms.ts';
import { gatewayCustomers } from './commerce/collections/gateway-customers.ts';
import { galleries } from './content/collections/galleries.ts';
import { giftVoucherThemes } from './commerce/collections/gift-voucher-themes.ts';
import { giftVouchers } from './commerce/collections/gift-vouchers.ts';
import { groups } from './content/collections/groups.ts';
import { invoiceCounters, invoices } from './commerce/collections/invoices.ts';
import { links } from './content/collections/links.ts';
import { mails } from './mail/mails.ts';
import { media } from './media/collections/media.ts';
import { microblogPosts } from './content/collections/microblog-posts.ts';
import { missingPaths } from './content/collections/missing-paths.ts';
import { oneTimeSecrets } from './people/collections/one-time-secrets.ts';
import { orders } from './commerce/collections/orders.ts';
import { pages } from './content/collections/pages.ts';
import { payments } from './commerce/collections/payments.ts';
import { persons } from './content/collections/persons.ts';
import { photos } from './content/collections/photos.ts';
import { podcastChannels } from './content/collections/podcast-channels.ts';
import { podcastEpisodes } from './content/collections/podcast-episodes.ts';
import { products } from './commerce/collections/products.ts';
import { promotionCodes } from './commerce/collections/promotion-codes.ts';
import { pushDeliveries } from './season/collections/push-deliveries.ts';
import { pushNotices } from './season/collections/push-notices.ts';
import { pushSubscriptions } from './season/collections/push-subscriptions.ts';
import { redirects } from './content/collections/redirects.ts';
import { refundRequests } from './commerce/collections/refund-requests.ts';
import { refunds } from './commerce/collections/refunds.ts';
import { results } from './season/collections/results.ts';
import { reviews } from './cms/collections/reviews.ts';
import { rounds } from './season/collections/rounds.ts';
import { rowPages } from './content/collections/row-pages.ts';
import { sandboxPayments, sandboxRefunds } from './commerce/collections/sandbox-payments.ts';
import { scorings } from './season/collections/scorings.ts';
import { secondFactors } from './people/collections/second-factors.ts';
import { series } from './season/collections/series.ts';
import { sessionLaps } from './season/collections/session-laps.ts';
import { shippingTypes } from './commerce/collections/shipping-types.ts';
import { sitemapOverrides } from './content/collections/sitemap-overrides.ts';
import { slides } from './content/collections/slides.ts';
import { snippets } from './content/collections/snippets.ts';
import { sponsors } from './content/collections/sponsors.ts';
import { boughtCounts } from './commerce/collections/bought-counts.ts';
import { stockLevels } from './commerce/collections/stock-levels.ts';
import { stockAlerts } from './commerce/collections/stock-alerts.ts';
import { testimonials } from './content/collections/testimonials.ts';
import { ticketHolders } from './commerce/collections/ticket-holders.ts';
import { ticketScans } from './commerce/collections/ticket-scans.ts';
import { timingProviders } from './season/collections/timing-providers.ts';
import { timingStates } from './season/collections/timing-states.ts';
import { users } from './people/collections/users.ts';
import { venues } from './season/collections/venues.ts';
import { videos } from './content/collections/videos.ts';
import { walletPasses } from './commerce/collections/wallet-passes.ts';

/** Every collection, in the order of the admin navigation. */
export const COLLECTIONS: CollectionConfig[] = [
  pages,
  rowPages,
  groups,
  links,
  forms,
  formSubmissions,
  formReplies,
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
  entries,
  championships,
  scorings,
  venues,
  categories,
  drivers,
  competitorLinks,
  timingProviders,
  timingStates,
  sessionLaps,
  pushSubscriptions,
  pushNotices,
  pushDeliveries,
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
  refundRequests,
  ticketHolders,
  ticketScans,
  payments,
  refunds,
  creditEntries,
  promotionCodes,
  shippingTypes,
  carts,
  cartLines,
  stockLevels,
  boughtCounts,
  gatewayCustomers,
  stockAlerts,
  walletPasses,
  invoiceCounters,
  sandboxPayments,
  sandboxRefunds,
  customers,
  addresses,
  customerPhotos,
  customerSessions,
  customerPasskeys,
  secondFactors,
  oneTimeSecrets,
  mails,
  users,
  auditEntries,
  comments,
  reviews,
];
