/** Where the championship takes place, and so the zone of every date without a venue of its own. */
export const CHAMPIONSHIP_TIME_ZONE = 'Pacific/Auckland';
