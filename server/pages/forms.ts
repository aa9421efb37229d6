import type { FastifyInstance } from 'fastify';
import { escapeHtml } from './html';

/** A form of one button, which posts to the address of its page. */
export const buttonForm = (label: string): string =>
  `<form method="post"><p><button type="submit">${escapeHtml(label)}</button></p></form>`;

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
