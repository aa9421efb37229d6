import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml } from './html';

/** What a page that a mail leads to says. */
export interface MailPage {
  title: string;
  text: string;
  /** The label of its one button, which posts to the same address; null for none. */
  button: string | null;
}

interface Page extends MailPage {
  productName: string;
  home: string;
  nonce: string;
}

const STYLE = `
:root { color-scheme: light dark; }
body { font: 1.125rem/1.5 system-ui, sans-serif; margin: 0; }
main { max-width: 34rem; margin: 0 auto; padding: 2rem 1rem; }
button { font: inherit; min-height: 44px; padding: 0.5rem 1.5rem; border-radius: 0.5rem; cursor: pointer; }
a { display: inline-block; padding: 0.625rem 0; }
`;

const formOf = (button: string): string =>
  `<form method="post"><p><button type="submit">${escapeHtml(button)}</button></p></form>`;

const toHtml = ({ productName, home, nonce, title, text, button }: Page): string => `<!doctype html>
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
${button === null ? '' : formOf(button)}
<p><a href="${escapeHtml(home)}/">To ${escapeHtml(productName)}</a></p>
</main>
</body>
</html>
`;

/** As on the SPA's pages, less what this one does not have. */
const policy = (nonce: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

/** A page that works from a mail, without the SPA, its scripts or a session. */
export function sendMailPage(reply: FastifyReply, status: 200 | 404, page: MailPage) {
  const nonce = randomBytes(16).toString('base64url');
  const { productName, publicUrl: home } = reply.server.config;
  return reply
    .code(status)
    .headers({ 'Content-Security-Policy': policy(nonce), 'X-Robots-Tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(toHtml({ productName, home, nonce, ...page }));
}

/** Lets the routes of this plugin take a form of either kind; what it says is not needed. */
export function takeForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer', bodyLimit: 10_000 },
    (_request, _body, parsed) => {
      parsed(null, undefined);
    },
  );
}

/** Where addresses of the server's own pages begin, for links in mails. */
export const serverHost = (config: { apiHost: string; publicUrl: string }): string =>
  config.apiHost || config.publicUrl;
