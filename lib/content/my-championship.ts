/** The screen of a visitor's favourites. */
export const MY_CHAMPIONSHIP_PAGE = 'my-championship';
/** What stands below the timetable's address for that of the visitor's own categories, as the name of a category does for its own. */
export const MY_CATEGORIES = 'my-categories';
