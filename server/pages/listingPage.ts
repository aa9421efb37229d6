import type { LocalBusiness } from 'schema-dts';
import type { Listing } from '../../domain/contract/listing';
import { countyName } from '../../domain/counties';
import { breadcrumbs } from './breadcrumbs';
import { shareImage } from './head';
import { plainText } from './html';
import type { PageView, Site } from './view';

export const listingPath = (site: Site, slug: string): string =>
  `/${site.productSlug}-directory/${encodeURIComponent(slug)}`;

/** Its photos; else its logo. */
function imagesOf({ pictures, logo }: Listing, site: Site): string | string[] {
  const addressOf = (src: string) => new URL(src, site.publicUrl).href;
  if (pictures.length > 0) return pictures.map(({ src }) => addressOf(src));
  return logo ? addressOf(logo) : shareImage(site);
}

function toData(listing: Listing, site: Site): LocalBusiness {
  const { latitude, longitude, telephone, email, founding_year, street_address } = listing;
  const region = countyName(listing.county);
  const sameAs = [...(listing.url ? [listing.url] : []), ...listing.same_as];
  return {
    '@type': 'LocalBusiness',
    name: listing.name,
    description: plainText(listing.description),
    url: site.publicUrl + listingPath(site, listing.slug),
    image: imagesOf(listing, site),
    address: {
      '@type': 'PostalAddress',
      addressLocality: listing.address_locality,
      addressCountry: 'KE',
      ...(street_address && { streetAddress: street_address }),
      ...(region && { addressRegion: region }),
    },
    ...(latitude !== null &&
      longitude !== null && { geo: { '@type': 'GeoCoordinates' as const, latitude, longitude } }),
    ...(telephone && { telephone }),
    ...(email && { email }),
    ...(founding_year !== null && { foundingDate: String(founding_year) }),
    ...(sameAs.length > 0 && { sameAs }),
    keywords: [listing.category, ...listing.other_categories, ...listing.themes].join(', '),
  };
}

/** The page of one business of the directory. */
export function listingPage(listing: Listing, site: Site): PageView {
  const path = listingPath(site, listing.slug);
  const directory = `/${site.productSlug}-directory`;
  return {
    title: listing.name,
    description: listing.summary,
    path,
    type: 'website',
    status: 200,
    indexed: true,
    data: [
      toData(listing, site),
      breadcrumbs(site, [
        ['Business Directory', directory],
        [listing.name, path],
      ]),
    ],
  };
}
