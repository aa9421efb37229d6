import { fromCsv } from '../../../../domain/csv';

export interface Subscriber {
  email: string;
  name: string;
  userType: string;
  since: string;
}

/** Reads the CSV file of subscribers; null for anything else. */
export function readSubscribers(file: string): Subscriber[] | null {
  const [header, ...rows] = fromCsv(file);
  if (header?.join() !== 'email,name,user_type,since') return null;
  return rows.map(([email = '', name = '', userType = '', since = '']) => ({
    email,
    name,
    userType,
    since,
  }));
}
