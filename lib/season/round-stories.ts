/** How many articles and pictures a round's page shows. */
export const ROUND_STORIES = { articles: 3, pictures: 4 } as const;
