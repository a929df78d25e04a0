/** The GraphQL schema of spec point 7, in its own names. Scalars: dates are ISO 8601 strings, lengths of circuits metres, of media seconds. */
export const typeDefs = /* GraphQL */ `
  type ImageAspect {
    aspect: String!
    url: String!
    webp_url: String
    avif_url: String
    placeholder: String
  }
  type Image {
    placeholder: String
    url: String!
    webp_url: String
    avif_url: String
    extra_aspects: [ImageAspect!]!
    width: Int!
    height: Int!
    alt: String
  }
  type File {
    id: Int!
    url: String!
    name: String
    size: Int!
    mime_type: String
  }
  type GroupRef {
    id: Int!
    name: String!
    url: String!
  }
  type CognitoGroup {
    id: Int!
    name: String!
    url: String
    slug: String
    model: String!
    root: Int!
    lft: Int!
    rgt: Int!
    level: Int!
    image(width: Int, aspect: String): Image
    content: String
    children: [CognitoGroup!]!
  }
  type CognitoArticle {
    id: Int!
    name: String!
    url: String!
    blurb: String
    author: String
    display_start_time: String
    created_at: String
    updated_at: String
    group: GroupRef
    image(width: Int, aspect: String, extra_aspects: String): Image
    content_rendered: String
  }
  type CognitoVideo {
    id: Int!
    platform: String
    name: String
    slug: String
    length: Int
    slate: Image
    slate_image(width: Int, aspect: String): Image
    file: File
    youtube_id: String
  }
  type CognitoSnippet {
    id: Int!
    name: String
    content_rendered: String
  }
  type CognitoSlide {
    id: Int!
    heading: String
    image(width: Int, aspect: String, extra_aspects: String): Image
    sub_heading: String
    content: String
    overlay_color: String
    text_color: String
    image_opacity: Int
    image_saturation: Int
    link: String
    link_button_text: String
    link_target: String
  }
  type CognitoGallery {
    id: Int!
    name: String!
    url: String
    heading: String
    sub_heading: String
    image(width: Int, aspect: String): Image
    slides(limit: Int): [CognitoSlide!]!
  }
  type CognitoTestimonial {
    id: Int!
    content: String
    name: String!
    title: String
    image(width: Int, aspect: String): Image
    rating: Int
  }
  type CognitoGiftVoucherTheme {
    id: Int!
    name: String!
    image(width: Int, aspect: String): Image
  }
  type CognitoPerson {
    id: Int!
    first_name: String
    last_name: String
    title: String
    email: String
    phone: String
    description_rendered: String
    photo(width: Int, aspect: String): Image
  }
  type CognitoPageContent {
    id: String!
    sort_order: Int!
    name: String
    template: String!
    variables: String
    hidden: Boolean!
    start_time: String
    end_time: String
    text_colour: String
    background_colour: String
    padding_top: Int
    padding_bottom: Int
    padding_left: Int
    padding_right: Int
    margin_top: Int
    margin_bottom: Int
    margin_left: Int
    margin_right: Int
    full_width: Boolean!
    background_image: Image
    background_image_fixed: Boolean!
    background_image_opacity: Int
    background_image_saturation: Int
    background_video: File
    background_video_id: String
    aos_type: String
    aos_easing: String
    aos_offset: Int
    aos_duration: Int
    aos_delay: Int
    anchor_name: String
    editing: Boolean!
    deleted: Boolean!
  }
  type CognitoPage {
    id: Int!
    name: String!
    url: String!
    updated_at: String!
    content: String
    requires_login: Boolean!
    pageContents: [CognitoPageContent!]!
  }
  type Place {
    street_address: String
    suburb_name: String
    state: String
    postcode: String
    country: String
    lat: Float
    lng: Float
  }
  type NextgenVenue {
    id: Int!
    name: String!
    corners: Int
    length: Int
    timezone: String!
    address: Place
    circuit_layout(width: Int, aspect: String): Image
  }
  type RoundImages {
    banner(width: Int, aspect: String): Image
    background(width: Int, aspect: String): Image
  }
  type NextgenSponsor {
    id: Int!
    name: String!
    information_rendered: String
    website: String
    facebook: String
    logo(width: Int, aspect: String): Image
    logo_dark(width: Int, aspect: String): Image
    hero_photo(width: Int, aspect: String): Image
  }
  type CognitoFaq {
    id: Int!
    name: String!
    content: String
    content_rendered: String
  }
  type NextgenCompetitorLink {
    id: Int!
    name: String!
    link: String
    file: File
    content_rendered: String
  }
  type NextgenTimingRow {
    position: Int
    race_number: String
    class: String
    name: String!
    best_time: String
    laps: Int
    total_time: String
    diff: String
    gap: String
  }
  type NextgenResult {
    id: Int!
    date: String
    session_name: String!
    is_a_race: Boolean!
    sort_order: Int!
    round: NextgenRound
    category: NextgenCategory
    rows: [NextgenTimingRow!]!
    "provisional or official"
    status: String
    status_since: String
  }
  type NextgenDriver {
    id: Int!
    first_name: String
    last_name: String!
    url: String
    race_number: String
    hometown: String
    vehicle: String
    sponsor: String
    category: NextgenCategory
    groups: [String!]!
    headshot_photo(width: Int, aspect: String): Image
    "The sessions whose timing sheets hold the driver's name, by date."
    results: [NextgenDriverResult!]!
  }
  type NextgenDriverResult {
    result: NextgenResult!
    row: NextgenTimingRow!
  }
  type NextgenCategory {
    id: Int!
    name: String!
    url: String!
    information_rendered: String
    website: String
    facebook: String
    instagram: String
    hero_photo(width: Int, aspect: String): Image
    logo(width: Int, aspect: String): Image
    rounds: [NextgenRound!]!
    drivers: [NextgenDriver!]!
  }
  type NextgenRound {
    id: Int!
    name: String!
    url: String!
    start_date: String!
    end_date: String!
    venue: NextgenVenue
    series: NextgenSeries
    external_info_link: String
    spectator_purchase_link: String
    content_rendered: String
    schedule_pdf: File
    driver_list_pdf: File
    broadcast_link: String
    resultsCount: Int!
    categories: [NextgenCategory!]!
    sponsors: [NextgenSponsor!]!
    faqs: [CognitoFaq!]!
    competitor_links: [NextgenCompetitorLink!]!
    banner_link: String
    images: RoundImages
    "Ordered by date, then sort_order."
    results: [NextgenResult!]!
  }
  type NextgenSeries {
    id: Int!
    name: String!
    url: String!
    "Ordered by start_date."
    rounds: [NextgenRound!]!
  }

  type Query {
    cognitoVideo(id: Int!): CognitoVideo
    cognitoGiftVoucherThemes: [CognitoGiftVoucherTheme!]!
    cognitoGallery(id: Int!, aspect: String): CognitoGallery
    cognitoGallerys(byGroup: String): [CognitoGallery!]!
    cognitoTestimonials(first: Int, byGroup: String): [CognitoTestimonial!]!
    nextgenSeries(url: String!): NextgenSeries
    nextgenSeriess(first: Int): [NextgenSeries!]!
    nextgenResult(id: Int!): NextgenResult
    nextgenRound(url: String!): NextgenRound
    "future: true leaves out rounds that have ended. orderBy: start_date or -start_date."
    nextgenRounds(first: Int, future: Boolean, orderBy: String): [NextgenRound!]!
    nextgenCategorys(isInSeries: Boolean): [NextgenCategory!]!
    nextgenCategory(url: String!): NextgenCategory
    nextgenSponsors(byGroup: String): [NextgenSponsor!]!
    cognitoSnippets(byGroup: String): [CognitoSnippet!]!
    nextgenDrivers(byGroup: String): [NextgenDriver!]!
    nextgenDriver(url: String!): NextgenDriver
    cognitoPersons(byGroup: String): [CognitoPerson!]!
    "Latest first. A byGroup without such a group answers an empty list."
    cognitoArticles(first: Int, offset: Int, byGroup: String): [CognitoArticle!]!
    cognitoArticleCount(byGroup: String): Int!
    cognitoArticle(url: String!): CognitoArticle
    "A group of a model (for example Article) by its url."
    cognitoGroup(model: String!, byGroup: String!): CognitoGroup
    cognitoPages: [CognitoPage!]!
    cognitoPage(url: String!): CognitoPage
  }
`;
