/** Formats of analytics services' ids. Ids become part of addresses, so only valid ones are accepted. */
export const ANALYTICS_ID = /^(?:G|UA|AW|GT)-[A-Z\d-]{4,30}$/i;
export const TAG_MANAGER_ID = /^GTM-[A-Z\d]{4,20}$/i;
export const PIXEL_ID = /^\d{5,30}$/;
export const MATOMO_ID = /^\d{1,9}$/;
