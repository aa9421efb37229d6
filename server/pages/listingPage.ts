import type { LocalBusiness, Offer, Product as ProductData } from 'schema-dts';
import type { Listing } from '../../domain/contract/listing';
import type { Product } from '../../domain/contract/product';
import { countyName } from '../../domain/counties';
import { t } from '../../domain/language';
import { labelOf } from '../../domain/listing/fields';
import { availabilityText } from '../../domain/listing/productText';
import { breadcrumbs } from './breadcrumbs';
import { imageOf } from './head';
import { plainText } from './html';
import { cardPath, type CardedView } from './shareCard';
import type { Site } from './view';
import { pageAddress } from './pageAddress';

export const listingPath = (site: Site, slug: string): string =>
  `/${site.productSlug}-directory/${encodeURIComponent(slug)}`;

/** Its photos; else its logo. */
function imagesOf({ pictures, logo }: Listing, site: Site): string | string[] {
  if (pictures.length > 0) return pictures.map((picture) => imageOf(picture, site));
  return imageOf(logo === null ? null : { src: logo }, site);
}

const CURRENCY = 'KES';

type PricedProduct = Product & { price: number };

/** A season has no word in the vocabulary of schema.org. */
const whenSold = (product: Pick<Product, 'availability' | 'season'>) =>
  product.availability === 'in stock'
    ? { availability: 'https://schema.org/InStock' as const }
    : { description: availabilityText(product) };

const unitPrice = (price: number, unit: string) => ({
  '@type': 'UnitPriceSpecification' as const,
  price,
  priceCurrency: CURRENCY,
  unitText: unit,
});

function toOffer({ price, is_lowest_price, unit, ...product }: PricedProduct) {
  const shared = {
    priceCurrency: CURRENCY,
    ...(unit && { priceSpecification: unitPrice(price, unit) }),
    ...whenSold(product),
  };
  return is_lowest_price
    ? { '@type': 'AggregateOffer' as const, lowPrice: price, ...shared }
    : { '@type': 'Offer' as const, price, ...shared };
}

/**
 * What the business sells. Search engines refuse a product without a picture or a price: it has a picture of the
 * business, and one whose price is on request is an offer by its name.
 */
function toSold(product: Product, listing: Listing, site: Site): ProductData | Offer {
  const { name, picture, price } = product;
  if (price === null) return { '@type': 'Offer', name, ...whenSold(product) };
  return {
    '@type': 'Product',
    name,
    image: picture ? imageOf(picture, site) : imagesOf(listing, site),
    offers: toOffer({ ...product, price }),
  };
}

function toData(listing: Listing, site: Site): LocalBusiness {
  const { latitude, longitude, telephone, email, founding_year, street_address } = listing;
  const region = countyName(listing.county);
  const sameAs = [...(listing.url ? [listing.url] : []), ...listing.same_as];
  return {
    '@type': 'LocalBusiness',
    name: listing.name,
    description: plainText(listing.description),
    url: pageAddress(site, listingPath(site, listing.slug)),
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
    ...(listing.products.length > 0 && {
      hasOfferCatalog: {
        '@type': 'OfferCatalog' as const,
        name: labelOf('products'),
        itemListElement: listing.products.map((product) => toSold(product, listing, site)),
      },
    }),
    keywords: [listing.category, ...listing.other_categories, ...listing.themes].join(', '),
  };
}

/** The page of one business of the directory. */
export function listingPage(listing: Listing, site: Site): CardedView {
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
        [t('Business Directory'), directory],
        [listing.name, path],
      ]),
    ],
    card: {
      path: cardPath('listing', listing.slug),
      label: `${site.productName} · ${t('Business Directory')}`,
      facts: [
        ...(listing.level ? [t('{level} level', { level: t(listing.level) })] : []),
        t(listing.category),
        countyName(listing.county) ?? listing.address_locality,
      ].join(' · '),
      picture: listing.cover?.src ?? null,
    },
  };
}
