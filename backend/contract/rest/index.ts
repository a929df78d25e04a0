import { API_BASE_PATH } from '../../../lib/contract/endpoint.ts';
import type { ENDPOINTS } from '../../../lib/contract/endpoints/index.ts';
import { config } from '../../config.ts';
import { momentOf } from '../../preview/moment-of.ts';
import { viewAsOf } from '../data/clock.ts';
import { dispatch } from '../dispatch.ts';
import type { Route } from '../handle.ts';
import { MAX_BODY_BYTES } from '../http/body.ts';
import { contentPayload } from '../payload.ts';
import { createRouter } from '../router.ts';
import {
  authTokenRoute,
  authUserRoute,
  creditBalanceRoute,
  loginRecoveryCodeRoute,
  loginRoute,
  logoutRoute,
  myAccountRoute,
  recoverPasswordCheckRoute,
  recoverPasswordRoute,
  refreshTokenRoute,
  registerLinkRoute,
  sendLoginLinkRoute,
  updateUserRoute,
  uploadImageRoute,
  userRoute,
} from './account.ts';
import {
  addressListRoute,
  createAddressRoute,
  disableAddressRoute,
  enableAddressRoute,
  updateAddressRoute,
} from './addresses.ts';
import { AUTHORIZE_ROUTES } from './authorize.ts';
import {
  cartAddRoute,
  cartRemoveRoute,
  cartUpdateRoute,
  getCartRoute,
  mergeCartRoute,
  requestShippingQuoteRoute,
  searchSkuRoute,
  shippingQuoteRoute,
  submitOrderRoute,
} from './cart.ts';
import { invoiceRoute, ticketsRoute } from './documents.ts';
import { CONTENT_RECORD_ROUTES } from './content-records.ts';
import { currentDomainRoute, initialDataRoute } from './domain.ts';
import { formChallengeRoute, submitFormRoute } from './form-submit.ts';
import { formRoute } from './forms.ts';
import {
  galleryListRoute,
  galleryRoute,
  photoListRoute,
  photoRoute,
  slideListRoute,
  slideRoute,
} from './galleries.ts';
import { groupDetailsRoute, groupListRoute, modelGroupListRoute } from './groups.ts';
import { fileRoute, imageByHashRoute, imageRoute } from './images.ts';
import { linkListRoute } from './links.ts';
import { microblogPostListRoute } from './microblog.ts';
import { MONEY_ROUTES } from './money-pages.ts';
import { OWN_RECORD_ROUTES } from './own-records.ts';
import { pageListRoute, pageRoute } from './pages.ts';
import { cardSurchargeRoute, checkPaidRoute, surchargesRoute } from './payments.ts';
import { faqListRoute, personListRoute, testimonialListRoute } from './people.ts';
import { podcastChannelRoute, podcastEpisodeRoute } from './podcast.ts';
import { productListRoute, productRoute } from './products.ts';
import { videoListRoute, videoRoute } from './videos.ts';
import { lookAtVoucherRoute, payVoucherRoute, redeemVoucherRoute } from './vouchers.ts';

/** A route for each call of the contract; the compiler asks for one when a call is added. */
const ROUTES: Readonly<Record<keyof typeof ENDPOINTS, Route>> = {
  getCurrentDomain: currentDomainRoute,
  getInitialData: initialDataRoute,
  listPages: pageListRoute,
  getPage: pageRoute,
  listGroups: groupListRoute,
  listModelGroups: modelGroupListRoute,
  getGroupDetails: groupDetailsRoute,
  listLinks: linkListRoute,
  getGallery: galleryRoute,
  listGalleries: galleryListRoute,
  getPhoto: photoRoute,
  listPhotos: photoListRoute,
  getSlide: slideRoute,
  listSlides: slideListRoute,
  listTestimonials: testimonialListRoute,
  listPersons: personListRoute,
  listFaqs: faqListRoute,
  getForm: formRoute,
  getVideo: videoRoute,
  listVideos: videoListRoute,
  listProducts: productListRoute,
  getProduct: productRoute,
  listMicroblogPosts: microblogPostListRoute,
  getPodcastEpisode: podcastEpisodeRoute,
  getPodcastChannel: podcastChannelRoute,
  getImage: imageRoute,
  getImageByHash: imageByHashRoute,
  getFile: fileRoute,
  login: loginRoute,
  refreshToken: refreshTokenRoute,
  logout: logoutRoute,
  getAuthUser: authUserRoute,
  sendLoginLink: sendLoginLinkRoute,
  registerLink: registerLinkRoute,
  recoverPassword: recoverPasswordRoute,
  recoverPasswordCheck: recoverPasswordCheckRoute,
  loginRecoveryCode: loginRecoveryCodeRoute,
  getCreditBalance: creditBalanceRoute,
  getMyAccount: myAccountRoute,
  uploadImage: uploadImageRoute,
  getUser: userRoute,
  updateUser: updateUserRoute,
  authToken: authTokenRoute,
  listAddresses: addressListRoute,
  createAddress: createAddressRoute,
  updateAddress: updateAddressRoute,
  enableAddress: enableAddressRoute,
  disableAddress: disableAddressRoute,
  cartAdd: cartAddRoute,
  cartRemove: cartRemoveRoute,
  cartUpdate: cartUpdateRoute,
  mergeCart: mergeCartRoute,
  getCart: getCartRoute,
  shippingQuote: shippingQuoteRoute,
  requestShippingQuote: requestShippingQuoteRoute,
  submitOrder: submitOrderRoute,
  searchSku: searchSkuRoute,
  getFormChallenge: formChallengeRoute,
  submitForm: submitFormRoute,
  checkPaid: checkPaidRoute,
  creditCardSurchargeOf: cardSurchargeRoute,
  paymentSurchargesOf: surchargesRoute,
  payVoucherNow: payVoucherRoute,
  redeemVoucher: redeemVoucherRoute,
  lookAtVoucher: lookAtVoucherRoute,
  getInvoice: invoiceRoute,
  getTickets: ticketsRoute,
};

const match = createRouter([
  ...Object.values(ROUTES),
  ...AUTHORIZE_ROUTES,
  ...CONTENT_RECORD_ROUTES,
  ...OWN_RECORD_ROUTES,
  ...MONEY_ROUTES,
]);

/** Most bytes that a body sent to a path may have. */
export function bodyLimitAt(path: string): number {
  const found = match(path.slice(API_BASE_PATH.length).split('/').slice(1));
  return Math.max(MAX_BODY_BYTES, ...(found?.routes ?? []).map((route) => route.endpoint.maxBodyBytes ?? 0));
}

/** Answers every method of /api/v1/…. */
export const answerCall = (request: Request): Promise<Response> =>
  viewAsOf(momentOf(request), () =>
    dispatch(request, {
      basePath: API_BASE_PATH,
      siteUrl: config().siteUrl,
      match,
      getPayload: contentPayload,
    }),
  );
