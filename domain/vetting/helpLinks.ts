/** A link that lets somebody without an account answer one category ends after so many days. */
export const HELP_LINK_DAYS = 14;

/** How many links of one business work at the same time. */
export const MOST_HELP_LINKS = 20;

/** What the business calls the person, such as "Our bookkeeper". */
export const HELPER_NAME_LENGTH = 60;
