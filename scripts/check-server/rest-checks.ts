import type { Endpoint } from '../../lib/contract/endpoint.ts';
import { ENDPOINTS } from '../../lib/contract/endpoints/index.ts';
import type { Fields } from './calls.ts';
import type { Known } from './known.ts';

/** A call whose response is read. `input` returns null if the server has no record for it. */
export type ReadCheck = {
  readonly endpoint: Endpoint;
  /** How the specification distinguishes it from another call with the same path. */
  readonly by?: string;
  readonly input: (known: Known) => Fields | null;
  readonly without: string;
};

const always = (input: Fields) => () => input;
const byId = (id: (known: Known) => number | undefined) => (known: Known) => {
  const found = id(known);
  return found === undefined ? null : { id: found };
};

const PICTURE = { image_aspect: '16x9', image_width: 800 };

/** Calls that anybody may make, and that change nothing. */
export const READ_CHECKS: readonly ReadCheck[] = [
  {
    endpoint: ENDPOINTS.listPages,
    by: 'many',
    input: always({ page_size: 100, pb: 1 }),
    without: 'the samples at /demo_asdf',
  },
  {
    endpoint: ENDPOINTS.listGroups,
    input: always(PICTURE),
    without: 'groups that change while a page is open',
  },
  {
    endpoint: ENDPOINTS.listLinks,
    input: ({ links }) => (links === undefined ? null : { parent: links }),
    without: 'lists of links (core/link_children)',
  },
  {
    endpoint: ENDPOINTS.listTestimonials,
    input: always({ page_size: 3, image_width: 100, image_aspect: 'Square' }),
    without: 'testimonials one at a time (core/hero_testimonial)',
  },
  {
    endpoint: ENDPOINTS.listPersons,
    input: always({ page_size: 64, image_width: 900, image_aspect: '4x3' }),
    without: 'people with descriptions (core/person_list)',
  },
  { endpoint: ENDPOINTS.listFaqs, input: always({}), without: 'questions and answers (core/faq)' },
  { endpoint: ENDPOINTS.getForm, input: byId(({ form }) => form), without: 'forms (core/form)' },
  {
    endpoint: ENDPOINTS.getVideo,
    input: byId(({ video }) => video),
    without: 'videos (core/video)',
  },
  {
    endpoint: ENDPOINTS.getGallery,
    input: byId(({ gallery }) => gallery),
    without: 'a gallery opened from a gallery overview',
  },
  {
    endpoint: ENDPOINTS.getFile,
    input: byId(({ file }) => file),
    without: '/pdf/{pdfcode}',
  },
  {
    endpoint: ENDPOINTS.listMicroblogPosts,
    input: always({ page_size: 12, page: 1, ...PICTURE }),
    without: 'the microblog and its feed',
  },
  {
    endpoint: ENDPOINTS.getPodcastChannel,
    input: always({ id: 1, ...PICTURE }),
    without: 'the podcast and its feed',
  },
  {
    endpoint: ENDPOINTS.getPodcastEpisode,
    input: ({ episode }) => (episode === undefined ? null : { url: episode }),
    without: 'pages of episodes',
  },
  {
    endpoint: ENDPOINTS.listProducts,
    by: 'many',
    input: always({
      page_size: 12,
      page: 1,
      orderby: 'latest_in_stock',
      image_aspect: '1x1',
      image_width: 600,
    }),
    without: 'the shop, and products beside a product',
  },
  {
    endpoint: ENDPOINTS.getProduct,
    by: 'by slug',
    input: ({ product }) => (product === undefined ? null : { slug: product }),
    without: 'pages of products',
  },
  { endpoint: ENDPOINTS.getCart, input: always({ session: '' }), without: 'the cart' },
  {
    endpoint: ENDPOINTS.shippingQuote,
    input: always({ session: '', suburb: '', postcode: '', country: '' }),
    without: 'delivery methods, and so the checkout',
  },
];

/** Calls for customers, or with side effects: only their existence is checked. */
export const PRESENCE_CHECKS: readonly (readonly [endpoint: Endpoint, without: string])[] = [
  [ENDPOINTS.login, 'signing in with a password'],
  [ENDPOINTS.sendLoginLink, 'signing in with a link or a code by email'],
  [ENDPOINTS.loginRecoveryCode, 'signing in with a code by email'],
  [ENDPOINTS.authToken, 'signing in through another site (/auth)'],
  [ENDPOINTS.refreshToken, 'sessions that last longer than their access token'],
  [ENDPOINTS.logout, 'ending a session on the server'],
  [ENDPOINTS.getAuthUser, 'who is signed in, and the profile'],
  [ENDPOINTS.registerLink, 'signing up'],
  [ENDPOINTS.recoverPassword, 'forgotten passwords'],
  [ENDPOINTS.recoverPasswordCheck, 'replacing a forgotten password'],
  [ENDPOINTS.updateUser, 'changes to the profile'],
  [ENDPOINTS.uploadImage, 'a photo in the profile'],
  [ENDPOINTS.getCreditBalance, "the customer's credit"],
  [ENDPOINTS.listAddresses, 'saved addresses, and so the checkout'],
  [ENDPOINTS.createAddress, 'a new address at the checkout'],
  [ENDPOINTS.updateAddress, 'changes to an address in the profile'],
  [ENDPOINTS.enableAddress, 'putting an address back into use'],
  [ENDPOINTS.disableAddress, 'taking an address out of use'],
  [ENDPOINTS.deleteAddress, 'deleting an address'],
  [ENDPOINTS.submitForm, 'sending a form'],
  [ENDPOINTS.checkPaid, 'the result of a payment'],
  [ENDPOINTS.payVoucherNow, 'buying a gift voucher'],
  [ENDPOINTS.redeemVoucher, 'redeeming a gift voucher'],
  [ENDPOINTS.creditCardSurchargeOf, 'the card surcharge, before payment'],
  [ENDPOINTS.cartAdd, 'filling the cart'],
  [ENDPOINTS.cartUpdate, 'changing a quantity in the cart'],
  [ENDPOINTS.cartRemove, 'removing something from the cart'],
  [ENDPOINTS.mergeCart, 'the cart from before signing in'],
  [ENDPOINTS.requestShippingQuote, 'requesting a delivery price where there is none'],
  [ENDPOINTS.submitOrder, 'ordering'],
];
