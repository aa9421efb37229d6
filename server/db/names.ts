import { sql, type Column, type SQL } from 'drizzle-orm';

interface Named {
  first_name: Column;
  last_name: Column;
}

/** First and last name of a user as one; null where a join found nobody. */
export const fullName = ({ first_name, last_name }: Named): SQL<string | null> =>
  sql<string | null>`nullif(trim(concat(${first_name}, ' ', ${last_name})), '')`;
