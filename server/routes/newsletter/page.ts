import { escapeHtml } from '../../pages/html';

interface Page {
  productName: string;
  home: string;
  nonce: string;
  title: string;
  text: string;
  /** The page has the one button that ends the newsletter. */
  asks: boolean;
}

const STYLE = `
:root { color-scheme: light dark; }
body { font: 1.125rem/1.5 system-ui, sans-serif; margin: 0; }
main { max-width: 34rem; margin: 0 auto; padding: 2rem 1rem; }
button { font: inherit; min-height: 44px; padding: 0.5rem 1.5rem; border-radius: 0.5rem; cursor: pointer; }
a { display: inline-block; padding: 0.625rem 0; }
`;

const FORM = '<form method="post"><p><button type="submit">Unsubscribe</button></p></form>';

/** A page that works from a mail, without the SPA, its scripts or a session. */
export const newsletterPage = ({
  productName,
  home,
  nonce,
  title,
  text,
  asks,
}: Page): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${escapeHtml(productName)}</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${asks ? FORM : ''}
<p><a href="${escapeHtml(home)}/">To ${escapeHtml(productName)}</a></p>
</main>
</body>
</html>
`;

/** As on the SPA's pages, less what this one does not have. */
export const newsletterPolicy = (nonce: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;
