export const REVIEW_NOTE =
  'Businesses state these facts themselves, and our team reviews them. A badge is not a certificate.';
