import { msg } from '../../domain/language';

export const REVIEW_NOTE = msg(
  'Businesses state these facts themselves, and our team reviews them. A badge is not a certificate.',
);
