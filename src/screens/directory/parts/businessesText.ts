import { plural } from '../../../../domain/language';

export const businessesText = (count: number): string =>
  plural(count, '# business', '# businesses');
