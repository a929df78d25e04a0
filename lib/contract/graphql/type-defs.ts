/**
 * The GraphQL schema of spec point 7, using its names. Scalars: dates are ISO 8601 strings; lengths are in metres for circuits, in seconds
 * for media. Anything marked `@extension` is beyond the specification (`../extensions.ts`); the rest is core.
 */
export const typeDefs = /* GraphQL */ `
  directive @extension(name: String!) on FIELD_DEFINITION | ARGUMENT_DEFINITION

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
    alt: String @extension(name: "image-descriptions")
    caption: String @extension(name: "image-credits")
    credit: String @extension(name: "image-credits")
    is_downloadable: Boolean @extension(name: "image-credits")
  }
  type File {
    id: Int!
    url: String!
    name: String @extension(name: "file-details")
    size: Int! @extension(name: "file-details")
    mime_type: String @extension(name: "file-details")
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
  type CognitoArticlePart {
    html: String
    "JSON."
    embed: String
  }
  type CognitoArticle {
    id: Int!
    name: String!
    url: String!
    blurb: String
    author: String @extension(name: "article-details")
    display_start_time: String
    created_at: String
    updated_at: String @extension(name: "article-details")
    group: GroupRef @extension(name: "article-details")
    image(width: Int, aspect: String, extra_aspects: String @extension(name: "uncut-pictures")): Image
    content_rendered: String
    "Only for a text with embeds."
    parts: [CognitoArticlePart!]! @extension(name: "article-parts")
    share_image(width: Int, aspect: String): Image @extension(name: "article-sharing")
    is_share_drawn: Boolean @extension(name: "article-sharing")
    "URL name of the round that it is about."
    round_url: String @extension(name: "round-stories")
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
    name: String @extension(name: "snippet-names")
    content_rendered: String
  }
  type CognitoSlide {
    id: Int!
    heading: String
    image(width: Int, aspect: String, extra_aspects: String @extension(name: "uncut-pictures")): Image
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
    image(width: Int, aspect: String): Image @extension(name: "gallery-covers")
    slides(limit: Int @extension(name: "gallery-covers")): [CognitoSlide!]!
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
    requires_login: Boolean! @extension(name: "members-pages")
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
    id: Int! @extension(name: "record-ids")
    name: String!
    "Empty for one without a page."
    url: String! @extension(name: "circuit-pages")
    corners: Int
    length: Int
    timezone: String! @extension(name: "venue-timezones")
    address: Place
    circuit_layout(width: Int, aspect: String): Image
    "In the order of the lap."
    corner_names: [String!]! @extension(name: "circuit-details")
    lap_record: LapRecord @extension(name: "circuit-details")
    "The quickest lap in a race of each category, the quickest first."
    best_laps: [NextgenDriverResult!]! @extension(name: "circuit-records")
    "The last race of each category at each of the latest rounds here that had one, the latest first."
    past_races: [NextgenResult!]! @extension(name: "circuit-winners")
  }
  type LapRecord {
    time: String!
    driver: String
    car: String
    year: Int
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
    logo_dark(width: Int, aspect: String): Image @extension(name: "dark-logos")
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
    status: String @extension(name: "sheet-details")
    status_note: String @extension(name: "sheet-details")
    grid: Int @extension(name: "sheet-details")
    drivers: [TimingRowDriver!]! @extension(name: "sheet-details")
    team: String @extension(name: "sheet-details")
    "URL name of the team's page; empty without one."
    team_url: String! @extension(name: "team-pages")
    car: String @extension(name: "sheet-details")
    penalties: String @extension(name: "sheet-details")
    points: Float @extension(name: "sheet-details")
    is_fastest_lap: Boolean! @extension(name: "sheet-details")
  }
  "A lap of a car."
  type NextgenLap {
    race_number: String!
    "From 1."
    lap: Int!
    "Empty if it isn't known."
    time: String
    "At the end of this lap, among the cars that have driven as many."
    position: Int
  }
  "The laps of a session, by car, then in order."
  type NextgenLaps {
    "Of the session."
    id: Int!
    laps: [NextgenLap!]!
  }
  type TimingRowDriver {
    id: Int!
    name: String!
    url: String!
  }
  type NextgenEntry {
    id: Int!
    race_number: String
    name: String!
    "Those of the crew who have a page."
    drivers: [TimingRowDriver!]!
    team: String
    team_url: String! @extension(name: "team-pages")
    car: String
    category: NextgenCategory
    class: String
    "entered, reserve or withdrawn"
    status: String
    "What changed."
    note: String
  }
  type Broadcast {
    broadcaster: String!
    "tv, stream or radio"
    kind: String!
    "ISO 3166 codes; none for everywhere."
    countries: [String!]!
    link: String
    "BCP 47"
    language: String
    starts_at: String
    ends_at: String
    is_free: Boolean!
  }
  type SessionChange {
    at: String!
    "start, status or classification"
    kind: String!
    before: String
    after: String
    reason: String
  }
  type SessionDocument {
    name: String!
    file: File
  }
  type SessionNotice {
    text: String!
    "When any of race control's messages of the session was last sent, corrected or taken back."
    changed_at: String
  }
  type SessionStream {
    name: String!
    link: String!
  }
  type NextgenPodiumPlace {
    position: Int!
    "Position within its class."
    class_position: Int!
    "Blank if all cars are in one class."
    class: String
    race_number: String
    name: String!
    drivers: [TimingRowDriver!]!
    team: String
    team_url: String! @extension(name: "team-pages")
  }
  type NextgenResult {
    id: Int!
    date: String
    session_name: String!
    is_a_race: Boolean!
    sort_order: Int!
    round: NextgenRound
    category: NextgenCategory
    rows: [NextgenTimingRow!]! @extension(name: "timing-rows")
    "provisional or official"
    status: String @extension(name: "result-status")
    status_since: String @extension(name: "result-status")
    "Of a race with a result: the first three, then the best of each class that is not among them."
    podium: [NextgenPodiumPlace!]! @extension(name: "podiums")
    "practice, qualifying, warm_up, race or activity"
    kind: String @extension(name: "sessions")
    "The same instant as date."
    starts_at: String @extension(name: "sessions")
    ends_at: String @extension(name: "sessions")
    distance: Float @extension(name: "sessions")
    "laps or minutes"
    distance_unit: String @extension(name: "sessions")
    "scheduled, delayed, postponed, cancelled, running, suspended or finished"
    session_status: String @extension(name: "sessions")
    status_note: String @extension(name: "sessions")
    previous_starts_at: String @extension(name: "sessions")
    has_sheet: Boolean! @extension(name: "sessions")
    "provisional, official or amended"
    classification: String @extension(name: "sessions")
    "Oldest first."
    changes: [SessionChange!]! @extension(name: "sessions")
    live_timing_link: String @extension(name: "sessions")
    "Race control's newest message, as long as there is no sheet."
    notice: SessionNotice @extension(name: "session-notices")
    "When anything of it was last written, its timing rows included."
    updated_at: String @extension(name: "sessions")
    "SEQUENCE of its entry in calendars, and when what they show last changed."
    revision: Int! @extension(name: "sessions")
    revised_at: String @extension(name: "sessions")
    streams: [SessionStream!]! @extension(name: "sessions")
    "Grid sheet, result sheet, stewards' decisions."
    documents: [SessionDocument!]! @extension(name: "sessions")
  }
  type NextgenDriver {
    id: Int!
    first_name: String
    last_name: String!
    url: String @extension(name: "driver-details")
    race_number: String @extension(name: "driver-details")
    hometown: String @extension(name: "driver-details")
    vehicle: String @extension(name: "driver-details")
    sponsor: String
    "URL name of the page of the team that sponsor names; empty if it names none."
    team_url: String! @extension(name: "team-pages")
    category: NextgenCategory @extension(name: "driver-details")
    groups: [String!]! @extension(name: "driver-details")
    headshot_photo(width: Int, aspect: String): Image
    "The rounds at which the driver was, by start_date, once for each category."
    rounds: [NextgenDriverRound!]! @extension(name: "driver-seasons")
    "The driver's quickest lap in a race at each circuit, with each category, the latest first."
    best_laps: [NextgenDriverResult!]! @extension(name: "driver-laps")
    "The sessions whose timing sheets hold the driver's name, by date: all, or those of the rounds that start within a time."
    results(
      from: String @extension(name: "driver-seasons")
      until: String @extension(name: "driver-seasons")
    ): [NextgenDriverResult!]! @extension(name: "driver-pages")
  }
  type NextgenDriverRound {
    "The URL name of the round."
    url: String!
    category: NextgenCategory
  }
  type NextgenDriverList {
    count: Int!
    "By category as these are ordered by name, then by name; those without a category last."
    drivers(first: Int, offset: Int): [NextgenDriver!]!
    "The categories of all drivers of byGroup who are in inGroup, by name."
    categories: [NextgenCategory!]!
    "URL names of the groups that drivers of byGroup are members of."
    groups: [String!]!
  }
  "A team, by the names that entries and results have."
  type NextgenTeam {
    name: String!
    url: String!
    content_rendered: String
    image(width: Int, aspect: String): Image
    "The rounds that it was entered for or raced at, by start_date."
    round_urls: [String!]!
    "Its entries for the rounds that start within a time, round by round."
    entries(from: String, until: String): [NextgenEntry!]!
    "Its cars in the results of these rounds, by date."
    results(from: String, until: String): [NextgenDriverResult!]!
  }
  type NextgenDriverResult {
    result: NextgenResult!
    row: NextgenTimingRow!
  }
  "Hex colours in the light and in the dark design."
  type ClassColour {
    name: String!
    colour: String!
    dark_colour: String!
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
    drivers(first: Int @extension(name: "list-parts")): [NextgenDriver!]! @extension(name: "driver-details")
    "Where the office chose them; the site has colours for all others."
    class_colours: [ClassColour!]! @extension(name: "class-colours")
  }
  type NextgenRound {
    id: Int! @extension(name: "record-ids")
    name: String!
    url: String!
    start_date: String!
    end_date: String!
    venue: NextgenVenue
    series: NextgenSeries
    external_info_link: String
    spectator_purchase_link: String
    "Of tickets that the content server itself sells."
    tickets_sold_out: Boolean! @extension(name: "round-tickets")
    content_rendered: String
    schedule_pdf: File
    driver_list_pdf: File
    broadcast_link: String
    resultsCount: Int!
    categories: [NextgenCategory!]!
    sponsors: [NextgenSponsor!]!
    faqs: [CognitoFaq!]!
    competitor_links: [NextgenCompetitorLink!]! @extension(name: "competitor-links")
    banner_link: String
    images: RoundImages
    "Sessions that have a timing sheet, ordered by date, then sort_order."
    results: [NextgenResult!]!
    "All sessions, from the day they are planned, ordered by start, then sort_order."
    sessions: [NextgenResult!]! @extension(name: "sessions")
    "By category, then in the order of the entry list."
    entries: [NextgenEntry!]! @extension(name: "entries")
    entriesCount: Int! @extension(name: "entries")
    broadcasts: [Broadcast!]! @extension(name: "broadcasts")
    "Latest first."
    articles(first: Int): [CognitoArticle!]! @extension(name: "round-stories")
    "Of its gallery, in its order."
    pictures(first: Int): [CognitoSlide!]! @extension(name: "round-stories")
    "scheduled, postponed, rescheduled, moved or cancelled"
    round_status: String @extension(name: "round-status")
    status_note: String @extension(name: "round-status")
    previous_start_date: String @extension(name: "round-status")
    "Where it was planned before."
    previous_venue: NextgenVenue @extension(name: "round-status")
    "SEQUENCE of its entry in calendars, and when what they show last changed."
    revision: Int! @extension(name: "round-status")
    revised_at: String @extension(name: "round-status")
    gates_open: String @extension(name: "round-visits")
    what_to_bring: String @extension(name: "round-visits")
    parking: String @extension(name: "round-visits")
  }
  type NextgenSeries {
    id: Int! @extension(name: "record-ids")
    name: String! @extension(name: "series-names")
    url: String!
    "Ordered by start_date."
    rounds: [NextgenRound!]!
  }

  type Query {
    cognitoVideo(id: Int!): CognitoVideo
    cognitoGiftVoucherThemes: [CognitoGiftVoucherTheme!]!
    cognitoGallery(id: Int!, aspect: String): CognitoGallery
    cognitoGallerys(byGroup: String): [CognitoGallery!]!
    cognitoTestimonials(
      first: Int @extension(name: "group-filters")
      byGroup: String @extension(name: "group-filters")
    ): [CognitoTestimonial!]!
    nextgenSeries(url: String!): NextgenSeries
    nextgenSeriess(first: Int): [NextgenSeries!]!
    nextgenResult(id: Int!): NextgenResult
    "Of one session at a time: they are many. Null if there is no such session."
    nextgenLaps(id: Int!): NextgenLaps @extension(name: "session-laps")
    nextgenRound(url: String!): NextgenRound
    "future: true leaves out rounds that have ended. orderBy: start_date or -start_date."
    nextgenRounds(
      first: Int
      future: Boolean
      orderBy: String
      "Only rounds that start at this moment or later, and at that one or earlier."
      from: String @extension(name: "list-parts")
      until: String @extension(name: "list-parts")
      urls: [String!] @extension(name: "list-parts")
    ): [NextgenRound!]! @extension(name: "round-lists")
    nextgenVenue(url: String!): NextgenVenue @extension(name: "circuit-pages")
    nextgenCategorys(isInSeries: Boolean): [NextgenCategory!]!
    nextgenCategory(url: String!): NextgenCategory
    nextgenSponsors(byGroup: String): [NextgenSponsor!]!
    cognitoSnippets(byGroup: String): [CognitoSnippet!]!
    nextgenDrivers(
      byGroup: String @extension(name: "group-filters")
      urls: [String!] @extension(name: "list-parts")
    ): [NextgenDriver!]!
    "The drivers of a group and its subgroups, or all; of these only the members of a group (inGroup), or those of a category."
    nextgenDriverList(byGroup: String, inGroup: String, category: String): NextgenDriverList!
      @extension(name: "list-parts")
    nextgenDriver(url: String!): NextgenDriver @extension(name: "driver-pages")
    nextgenTeam(url: String!): NextgenTeam @extension(name: "team-pages")
    cognitoPersons(byGroup: String @extension(name: "group-filters")): [CognitoPerson!]!
    "Latest first. A byGroup without such a group answers an empty list."
    cognitoArticles(
      first: Int
      offset: Int
      byGroup: String
      urls: [String!] @extension(name: "list-parts")
    ): [CognitoArticle!]!
    cognitoArticleCount(byGroup: String): Int!
    cognitoArticle(url: String!): CognitoArticle
    "A group of a model (for example Article) by its url."
    cognitoGroup(model: String!, byGroup: String!): CognitoGroup
    cognitoPages: [CognitoPage!]!
    cognitoPage(url: String!): CognitoPage
  }
`;
