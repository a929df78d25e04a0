import { API_BASE_PATH } from '../../../lib/contract/endpoint.ts';
import type { ENDPOINTS } from '../../../lib/contract/endpoints/index.ts';
import { config } from '../../kernel/config.ts';
import { momentOf } from '../../cms/preview/claims-of.ts';
import { viewAsOf } from '../../kernel/clock.ts';
import { dispatch } from '../../kernel/calls/dispatch.ts';
import type { Route } from '../../kernel/calls/handle.ts';
import { MAX_BODY_BYTES } from '../../kernel/http/body.ts';
import { contentPayload } from './payload.ts';
import { currentCustomer } from '../../people/auth/sign-ins.ts';
import { createRouter } from '../../kernel/calls/router.ts';
import {
  authTokenRoute,
  authUserRoute,
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
} from '../../people/calls/account.ts';
import { ACCOUNT_EXTENSION_ROUTES } from '../../people/calls/account-extensions.ts';
import {
  addressListRoute,
  createAddressRoute,
  deleteAddressRoute,
  disableAddressRoute,
  enableAddressRoute,
  updateAddressRoute,
} from '../../people/calls/addresses.ts';
import { AUTHORIZE_ROUTES } from '../../people/calls/authorize.ts';
import {
  cartAddRoute,
  cartRemoveRoute,
  cartUpdateRoute,
  getCartRoute,
  mergeCartRoute,
  requestShippingQuoteRoute,
  searchSkuRoute,
  shippingQuoteRoute,
} from '../../commerce/calls/cart.ts';
import { guestOrderRoute, sendOrderLinksRoute, submitOrderRoute } from '../../commerce/calls/orders.ts';
import { leaveWaitingRoomRoute, waitingRoomRoute } from '../../commerce/calls/waiting-room.ts';
import { invoiceRoute, ticketsRoute } from '../../commerce/calls/documents.ts';
import { CONTENT_RECORD_ROUTES } from './content-records.ts';
import { customerPhotoRoute } from '../../people/calls/customer-photo.ts';
import { deviceListRoute, signOutDeviceRoute, signOutDevicesRoute } from '../../people/calls/devices.ts';
import {
  favouriteCategoriesRoute,
  favouritesCalendarRoute,
  mergeFavouritesRoute,
} from '../../people/calls/favourites.ts';
import { currentDomainRoute, initialDataChangesRoute, initialDataRoute } from '../../content/calls/domain.ts';
import { formChallengeRoute, submitFormRoute, uploadFormFileRoute } from '../../forms/calls/form-submit.ts';
import { formRoute } from '../../forms/calls/forms.ts';
import {
  galleryListRoute,
  galleryRoute,
  photoListRoute,
  photoRoute,
  slideListRoute,
  slideRoute,
} from '../../content/calls/galleries.ts';
import { groupDetailsRoute, groupListRoute, modelGroupListRoute } from '../../content/calls/groups.ts';
import { fileRoute, imageByHashRoute, imageRoute } from '../../media/calls/images.ts';
import { linkListRoute } from '../../content/calls/links.ts';
import { microblogPostListRoute, microblogPostRoute } from '../../content/calls/microblog.ts';
import {
  askRefundRoute,
  cancelOrderRoute,
  nameTicketRoute,
  orderRoute,
  resendOrderRoute,
  transferTicketRoute,
} from '../../commerce/calls/order-page.ts';
import { OTHER_ROUTES } from './other-routes.ts';
import { OWN_RECORD_ROUTES } from '../../people/calls/own-records.ts';
import { pageListRoute, pageRoute } from '../../content/calls/pages.ts';
import { checkPaidRoute } from '../../commerce/calls/payment-return.ts';
import { cardSurchargeRoute, creditBalanceRoute, surchargesRoute } from '../../commerce/calls/payments.ts';
import {
  addPasskeyRoute,
  checkPasskeyCodeRoute,
  passkeyListRoute,
  passkeySignInRoute,
  preparePasskeyRoute,
  preparePasskeySignInRoute,
  removePasskeyRoute,
  renamePasskeyRoute,
  sendPasskeyCodeRoute,
} from '../../people/calls/passkeys.ts';
import { faqListRoute, personListRoute, testimonialListRoute } from '../../content/calls/people.ts';
import { podcastChannelRoute, podcastEpisodeRoute } from '../../content/calls/podcast.ts';
import { productListRoute, productRoute, roundTicketsRoute } from '../../commerce/calls/products.ts';
import { tellMeRoute } from '../../commerce/calls/stock-alerts.ts';
import { searchRoute } from '../../content/calls/search.ts';
import { liveSessionRoute } from '../../season/calls/live-session.ts';
import {
  endNotificationsRoute,
  keepNotificationsRoute,
  pushKeyRoute,
} from '../../season/calls/notifications.ts';
import { championshipListRoute, championshipRoute } from '../../season/calls/standings.ts';
import { videoListRoute, videoRoute } from '../../content/calls/videos.ts';
import {
  lookAtVoucherRoute,
  payVoucherRoute,
  redeemVoucherRoute,
  resendVoucherRoute,
} from '../../commerce/calls/vouchers.ts';

/** A route for each call in the contract; a missing one is a compile error. */
const ROUTES: Readonly<Record<keyof typeof ENDPOINTS, Route>> = {
  getCurrentDomain: currentDomainRoute,
  getInitialData: initialDataRoute,
  getInitialDataChanges: initialDataChangesRoute,
  searchContent: searchRoute,
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
  listRoundTickets: roundTicketsRoute,
  listMicroblogPosts: microblogPostListRoute,
  getMicroblogPost: microblogPostRoute,
  getPodcastEpisode: podcastEpisodeRoute,
  getPodcastChannel: podcastChannelRoute,
  getImage: imageRoute,
  getImageByHash: imageByHashRoute,
  getFile: fileRoute,
  listChampionships: championshipListRoute,
  getChampionship: championshipRoute,
  getLiveSession: liveSessionRoute,
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
  deleteAddress: deleteAddressRoute,
  listPasskeys: passkeyListRoute,
  sendPasskeyCode: sendPasskeyCodeRoute,
  checkPasskeyCode: checkPasskeyCodeRoute,
  preparePasskey: preparePasskeyRoute,
  addPasskey: addPasskeyRoute,
  renamePasskey: renamePasskeyRoute,
  removePasskey: removePasskeyRoute,
  preparePasskeySignIn: preparePasskeySignInRoute,
  signInWithPasskey: passkeySignInRoute,
  listDevices: deviceListRoute,
  signOutDevice: signOutDeviceRoute,
  signOutDevices: signOutDevicesRoute,
  mergeFavourites: mergeFavouritesRoute,
  getFavouritesCalendar: favouritesCalendarRoute,
  listFavouriteCategories: favouriteCategoriesRoute,
  getPushKey: pushKeyRoute,
  keepNotifications: keepNotificationsRoute,
  endNotifications: endNotificationsRoute,
  cartAdd: cartAddRoute,
  cartRemove: cartRemoveRoute,
  cartUpdate: cartUpdateRoute,
  mergeCart: mergeCartRoute,
  getCart: getCartRoute,
  shippingQuote: shippingQuoteRoute,
  requestShippingQuote: requestShippingQuoteRoute,
  submitOrder: submitOrderRoute,
  guestOrder: guestOrderRoute,
  sendOrderLinks: sendOrderLinksRoute,
  tellMe: tellMeRoute,
  searchSku: searchSkuRoute,
  getWaitingRoom: waitingRoomRoute,
  leaveWaitingRoom: leaveWaitingRoomRoute,
  getOrder: orderRoute,
  resendOrder: resendOrderRoute,
  nameTicket: nameTicketRoute,
  transferTicket: transferTicketRoute,
  cancelOrder: cancelOrderRoute,
  askRefund: askRefundRoute,
  getFormChallenge: formChallengeRoute,
  submitForm: submitFormRoute,
  checkPaid: checkPaidRoute,
  creditCardSurchargeOf: cardSurchargeRoute,
  paymentSurchargesOf: surchargesRoute,
  payVoucherNow: payVoucherRoute,
  resendVoucher: resendVoucherRoute,
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
  ...ACCOUNT_EXTENSION_ROUTES,
  customerPhotoRoute,
  ...OTHER_ROUTES,
  uploadFormFileRoute,
]);

/** Maximum request body in bytes for a path. */
export function bodyLimitAt(path: string): number {
  const found = match(path.slice(API_BASE_PATH.length).split('/').slice(1));
  return Math.max(MAX_BODY_BYTES, ...(found?.routes ?? []).map((route) => route.endpoint.maxBodyBytes ?? 0));
}

/** Handles every method of /api/v1/…. */
export const answerCall = (request: Request): Promise<Response> =>
  viewAsOf(momentOf(request), () =>
    dispatch(request, {
      basePath: API_BASE_PATH,
      siteUrl: config().siteUrl,
      match,
      getPayload: contentPayload,
      findCustomer: currentCustomer,
    }),
  );
