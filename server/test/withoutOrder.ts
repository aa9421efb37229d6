import type { PGlite, QueryOptions } from '@electric-sql/pglite';
import { changeQueries } from '../db/quickPglite';

type More = [params?: unknown[], options?: QueryOptions];

const isUnordered = (query: string) => /^\s*select\b/i.test(query) && !/\border by\b/i.test(query);

/**
 * The rows of a query that asks for no order come backwards. A database may give them in any order, and usually gives
 * them as they were written: what relies on that fails here at once, and not once in a hundred runs.
 */
export const withoutOrder = (client: PGlite): PGlite =>
  changeQueries(client, (query) => async <Row>(text: string, ...more: More) => {
    const results = await query<Row>(text, ...more);
    return isUnordered(text) ? { ...results, rows: results.rows.toReversed() } : results;
  });
