import type { Thing } from 'schema-dts';

/** What the picture of a shared link says besides title and description. */
export interface ShareCard {
  /** Path of the picture. */
  path: string;
  /** Where the record is found. */
  label: string;
  facts: string;
  /** `src` of an uploaded picture. */
  picture: string | null;
}

/** What the HTML answer of one address says before any script runs. */
export interface PageView {
  /** Without the product's name, which is added. */
  title: string;
  description: string;
  /** The canonical path. */
  path: string;
  /** Open Graph's type. */
  type: 'website' | 'article';
  status: 200 | 404 | 503;
  /** False for pages that search engines should leave out. */
  indexed: boolean;
  /** schema.org, one object a script element. */
  data: Thing[];
  /** The picture of its own that a link to it shows; else it shows that of the site. */
  card?: ShareCard;
}

/** Where the site is and what it is called. */
export interface Site {
  /** Without a final slash. */
  publicUrl: string;
  productName: string;
  productSlug: string;
  contactEmail: string;
  social: { x: string; linkedin: string; instagram: string };
}
