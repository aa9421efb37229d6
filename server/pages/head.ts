import { language, LANGUAGES, pathIn, t } from '../../domain/language';
import { cardAddress } from './shareCard';
import { escapeHtml, shorten, toScriptJson } from './html';
import type { PageView, Site } from './view';
import { pageAddress } from './pageAddress';

const LONGEST_DESCRIPTION = 300;

/** Shown where a link to the site is shared: 1200 × 630 pixels. */
export const shareImage = ({ publicUrl }: Site): string => `${publicUrl}/share.png`;

/** The picture of a record as JSON-LD names it, else that of the site. */
export const imageOf = (picture: { src: string } | null, site: Site): string =>
  picture ? new URL(picture.src, site.publicUrl).href : shareImage(site);

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;

/** The same page in each language; English is also for readers of all others. */
const alternates = ({ path }: PageView, { publicUrl }: Site): string[] =>
  [...LANGUAGES.map((of) => [of, of] as const), ['x-default', 'en'] as const].map(
    ([name, of]) =>
      `<link rel="alternate" hreflang="${name}" href="${escapeHtml(publicUrl + pathIn(of, path))}">`,
  );

/** The content between the page-head marks of the template. */
export function renderHead(view: PageView, site: Site): string {
  const title = `${view.title} · ${site.productName}`;
  const description = shorten(view.description, LONGEST_DESCRIPTION);
  const url = pageAddress(site, view.path);
  const data = view.data.map(
    (thing) => `<script type="application/ld+json">${toScriptJson(withContext(thing))}</script>`,
  );
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    // A page that is not for search engines may have a secret in its address: it is not repeated.
    ...(view.indexed
      ? [
          `<link rel="canonical" href="${escapeHtml(url)}">`,
          meta('property', 'og:url', url),
          ...alternates(view, site),
        ]
      : [meta('name', 'robots', 'noindex')]),
    meta('property', 'og:site_name', site.productName),
    meta('property', 'og:title', view.title),
    meta('property', 'og:description', description),
    meta('property', 'og:type', view.type),
    meta('property', 'og:image', imageAddress(view, site)),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...data,
  ].join('');
}

const imageAddress = ({ card, ...view }: PageView, site: Site): string =>
  card ? cardAddress({ ...view, card }, site) : shareImage(site);

const withContext = (thing: PageView['data'][number]) =>
  typeof thing === 'string' ? thing : { '@context': 'https://schema.org', ...thing };

function wayOf({ status, indexed, path }: PageView): string {
  if (status === 404) {
    return `<p><a href="${pathIn(language(), '/')}">${escapeHtml(t('Go to the home page'))}</a></p>`;
  }
  if (indexed) {
    const address = escapeHtml(pathIn(language(), path));
    return `<p><a href="${address}">${escapeHtml(t('Go to this page'))}</a></p>`;
  }
  if (status === 503) return '';
  const text = t(
    'This page needs JavaScript. Please turn it on and load the page again. You may then need to log in.',
  );
  return `<p>${escapeHtml(text)}</p>`;
}

/** What readers without JavaScript get where the page or its content is not rendered. */
export const renderSummary = (view: PageView): string =>
  `<h1>${escapeHtml(view.title)}</h1><p>${escapeHtml(view.description)}</p>${wayOf(view)}`;
