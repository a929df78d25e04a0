/*
 * The names of the specification that go over the wire: calls with their parameters, and fields of records. The site may send no others to
 * a content server that lists no extension.
 */

/** Parameters of lists and pictures, which point 7 has in several calls. */
export const COMMON_PARAMETERS = 'page page_size image_aspect image_width';

/** The REST calls of point 7 with their parameters. */
export const CALLS: Readonly<Record<string, string>> = {
  'POST /cognito/user/login': 'username password fingerprint',
  'POST /cognito/user/refreshToken': 'refresh_token fingerprint',
  'GET /cognito/user/logout': '',
  'GET /cognito/user/authUser': '',
  'POST /cognito/user/sendLoginLink': 'email fingerprint code_only',
  'POST /cognito/user/registerLink': 'email first_name last_name date_of_birth fingerprint',
  'GET /cognito/user/recoverPassword': 'email',
  'GET /cognito/user/recoverPasswordCheck': 'email code newpassword',
  'GET /cognito/user/loginRecoveryCode': 'email code fingerprint',
  'GET /cognito/user/creditBalance': 'supplier',
  'GET /cognito/user/myAccount': '',
  'POST /cognito/user/uploadImage': 'image',
  'GET /cognito/user/{url}': 'url',
  'POST /authtoken': 'grant_type code client_id',
  'GET /cognito/default/file/{id}': 'id',
  'POST /cognito/image': 'id hash',
  'POST /cognito/image/getByHash': 'hash',
  'GET /sell/address': '',
  'POST /sell/address/enable': 'id',
  'POST /sell/address/disable': 'id',
  'POST /sell/cart/cartAdd': 'sku qty addons session',
  'POST /sell/cart/cartRemove': 'id session',
  'POST /sell/cart/cartUpdate': 'id qty session',
  'POST /sell/cart/mergeCart': 'session',
  'POST /sell/cart/getCart': 'session promotion_code shipping_type shipping_address',
  'POST /sell/cart/shippingQuote': 'session suburb postcode country',
  'POST /sell/cart/requestShippingQuote': 'session address',
  'POST /sell/cart/submitOrder': 'address shipping_option_id paymentGateway note promotion_code url',
  'POST /sell/cart/searchsku': 'product variations addons',
  'GET /cognito/domain/currentDomain': '',
  'GET /cognito/domain/initialData': '',
  'GET /cognito/page': 'pb slug',
  'GET /cognito/group': '',
  'GET /cognito/group/{namespace}/{model}': 'namespace model',
  'GET /cognito/group/details/{namespace}/{model}/{group}': 'namespace model group children',
  'GET /cognito/link': 'parent',
  'GET /cognito/gallery': 'id',
  'GET /cognito/photo': 'id',
  'GET /cognito/slide': 'id',
  'GET /cognito/testimonial': 'group',
  'GET /cognito/person': '',
  'GET /cognito/faq': 'group',
  'GET /cognito/form': 'id',
  'GET /cognito/video': 'id',
  'GET /sell/product': 'orderby group',
  'GET /microblog/post': 'tag',
  'GET /podcast/episode': 'url',
  'GET /podcast/channel': 'id',
  'POST /cognito/form/submit/{id}': 'id data url',
  'GET /cognito/payment/checkPaid': 'url payum_token',
  'POST /cognito/payment/creditCardSurchargeOf': 'amount',
  'POST /cognito/payment/paymentSurchargesOf': 'amount',
  'POST /cognito/giftVoucher/payNow': 'theme_id amount url',
  'POST /cognito/giftVoucher/redeem': 'code',
  // The generic calls of a record, with the fields of point 3.
  'POST /sell/address/delete': 'id',
  'POST /cognito/user/update':
    'id first_name last_name is_admin email mobile_phone date_of_birth current_address_id image thumbnail newpassword company_name company_phone trading_name abn website facebook_link drivers_licence_number drivers_licence_expiry drivers_licence_state_of_issue_id emergency_contact_name emergency_contact_phone',
  'POST /sell/address/create':
    'display_name first_name last_name email phone company street_address street_address_1 postcode city state country',
  'POST /sell/address/update':
    'id display_name first_name last_name email phone company street_address street_address_1 postcode city state country',
};

/** The one parameter that the specification implies: a product is found by what its links name (point 2, /product/{slug}). */
export const IMPLIED_PARAMETERS: Readonly<Record<string, string>> = {
  'GET /sell/product': 'slug',
};

/** The GraphQL queries of point 7 with their arguments. The count of articles belongs to their list, and takes the same group. */
export const QUERY_ROOTS: Readonly<Record<string, string>> = {
  cognitoVideo: 'id',
  cognitoGiftVoucherThemes: '',
  cognitoGallery: 'id aspect',
  cognitoGallerys: 'byGroup',
  cognitoTestimonials: '',
  nextgenSeries: 'url',
  nextgenSeriess: 'first',
  nextgenResult: 'id',
  nextgenRound: 'url',
  nextgenCategorys: 'isInSeries',
  nextgenCategory: 'url',
  nextgenSponsors: 'byGroup',
  cognitoSnippets: 'byGroup',
  nextgenDrivers: '',
  cognitoPersons: '',
  cognitoArticles: 'first offset byGroup',
  cognitoArticleCount: 'byGroup',
  cognitoArticle: 'url',
  cognitoGroup: 'model byGroup',
  cognitoPages: '',
  cognitoPage: 'url',
};

/** Arguments of pictures (points 7 and 9). */
export const PICTURE_ARGUMENTS = 'width aspect';

/** The fields of point 3 that queries ask for. */
export const FIELDS: readonly string[] = [
  // Image, file
  'placeholder url webp_url avif_url extra_aspects aspect width height id',
  // Group, page and its blocks
  'name slug model root lft rgt level image content children updated_at pageContents sort_order template variables hidden start_time end_time',
  'text_colour background_colour padding_top padding_bottom padding_left padding_right margin_top margin_bottom margin_left margin_right',
  'full_width background_image background_image_fixed background_image_opacity background_image_saturation background_video',
  'background_video_id aos_type aos_easing aos_offset aos_duration aos_delay anchor_name editing deleted',
  // Article, snippet, video
  'blurb display_start_time created_at content_rendered youtube_id',
  // Round, venue, series
  'start_date end_date venue series external_info_link spectator_purchase_link schedule_pdf driver_list_pdf broadcast_link resultsCount',
  'categories sponsors faqs banner_link images banner background results corners length address street_address suburb_name state postcode',
  'country lat lng circuit_layout rounds',
  // Category, sponsor, driver, person
  'information_rendered website facebook instagram hero_photo logo first_name last_name sponsor headshot_photo title email phone',
  'description_rendered photo',
  // Result session
  'date session_name is_a_race round category',
  // Slide, gallery, testimonial
  'heading sub_heading overlay_color text_color image_opacity image_saturation link link_button_text link_target slides rating',
].flatMap((names) => names.split(' '));
