/** The star of ratings and favourites, apart from the other icons because an island draws it, too. */
export const STAR_PATH = 'm12 3 2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2l-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z';
