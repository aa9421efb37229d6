import type { FastifyBaseLogger } from 'fastify';
import fp from 'fastify-plugin';
import { isRenewal } from '../answers/renewal';
import { isInnerRead } from '../pages/innerRead';

/** A request from outside that was answered. */
export interface Answered {
  method: string;
  /** The pattern of the route, never the address that was asked for; null where none matches. */
  route: string | null;
  status: number;
  /** Milliseconds from the request to the last byte of the answer. */
  ms: number;
  user: number | null;
  log: FastifyBaseLogger;
  /** What lines of the log say of the request, where its logger does not. */
  ids: { reqId: string; trace_id: string } | null;
}

type Note = (answered: Answered) => void;

declare module 'fastify' {
  interface FastifyInstance {
    /** What is called after each answer: it may neither wait nor throw. */
    onAnswered(note: Note): void;
    /** For answers that are sent without Fastify. */
    noteAnswered: Note;
  }
}

/** Tells whoever counts or writes down answers of each one. */
export const answeredPlugin = fp(
  (app, _options, done) => {
    const notes: Note[] = [];
    app.decorate('onAnswered', (note) => void notes.push(note));
    app.decorate('noteAnswered', (answered) => {
      for (const note of notes) note(answered);
    });
    app.addHook('onResponse', (request, reply, next) => {
      next();
      if (isInnerRead(request) || isRenewal(request)) return;
      const { method, is404, routeOptions, signedIn, log } = request;
      app.noteAnswered({
        method,
        route: is404 ? null : (routeOptions.url ?? null),
        status: reply.statusCode,
        ms: reply.elapsedTime,
        user: signedIn?.id ?? null,
        log,
        ids: null,
      });
    });
    done();
  },
  { name: 'answered' },
);
