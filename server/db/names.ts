import { sql, type SQL } from 'drizzle-orm';
import type { users } from './schema';

/** First and last name as one; null where a join found nobody. */
export const fullName = ({
  first_name,
  last_name,
}: Pick<typeof users, 'first_name' | 'last_name'>): SQL<string | null> =>
  sql<string | null>`nullif(trim(concat(${first_name}, ' ', ${last_name})), '')`;
