import { sql, type Column, type SQL } from 'drizzle-orm';
import { listings } from './schema/listings';
import { users } from './schema/accounts';

interface Named {
  first_name: Column;
  last_name: Column;
}

/** First and last name of a user as one; null where a join found nobody. */
export const fullName = ({ first_name, last_name }: Named): SQL<string | null> =>
  sql<string | null>`nullif(trim(concat(${first_name}, ' ', ${last_name})), '')`;

/** Name of a business on lists: of the listing, else of the account. */
export const businessName = sql<string>`coalesce(${listings.name}, ${users.first_name})`;
