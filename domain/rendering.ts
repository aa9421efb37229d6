import type { MessagePort } from 'node:worker_threads';
import type { Language } from './language';

/** The element below the page with the links of the menu, for readers without scripts. */
export const UNSCRIPTED_MENU = 'pages';

/** An answer of the API, as a visitor gets it. */
export interface ReadAnswer {
  status: number;
  text: string;
}

interface PageRequest {
  language: Language;
  /** Path and query, without the language. */
  path: string;
  /** The configuration that the page carries (`AppConfig` of the SPA). */
  config: unknown;
  /** Milliseconds since 1970. */
  now: number;
}

interface RenderRequest extends PageRequest {
  /** Answers a GET request of this site, without anything of who asks for the page. */
  read(path: string): Promise<ReadAnswer>;
}

/** A page as the server shows it before any script runs. */
export interface RenderedPage {
  /** The content of the page's root element. */
  html: string;
  /** The rules that the content needs. */
  css: string;
  /** JSON from which the browser goes on. */
  state: string;
}

/** Renders a page of the SPA; fails when the page cannot have all that it shows. */
export type RenderPage = (request: RenderRequest) => Promise<RenderedPage>;

/** What a thread gets that renders a page: it asks for answers through a port. */
export interface RenderTask extends PageRequest {
  answers: MessagePort;
}

/** What the thread sends through that port, with the port for the answer, which is a `ReadAnswer`. */
export interface AnswerWanted {
  path: string;
  reply: MessagePort;
}
