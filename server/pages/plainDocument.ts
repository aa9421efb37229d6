import { language } from '../../domain/language';
import { escapeHtml } from './html';

interface PlainDocument {
  /** Names the only style element to the policy. */
  nonce: string;
  heading: string;
  /** Of the tab. */
  title: string;
  /** CSS and HTML of our own; words from elsewhere in `body` are escaped already. */
  style: string;
  body: string;
}

/** A page that works without the SPA, its scripts or a session, for no search engine. */
export const plainDocument = ({ nonce, heading, title, style, body }: PlainDocument): string =>
  `<!doctype html>
<html lang="${language()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(heading)}</h1>
${body}
</main>
</body>
</html>
`;

/** The policy of such a page, as on the SPA's pages less what it does not have; `more` allows more. */
export const plainPolicy = (nonce: string, ...more: string[]): string =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "base-uri 'none'",
    ...more,
    "frame-ancestors 'none'",
  ].join('; ');
