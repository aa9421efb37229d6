import type { FastifyInstance, FastifyRequest } from 'fastify';
import { language, pathIn } from '../../domain/language';
import type { ReadAnswer } from '../../domain/rendering';

/** No connection comes from here. */
const ADDRESS = 'rendering';

/** Answers a GET request of this site as to a visitor who sends nothing but the address. */
export const readInside =
  (app: FastifyInstance) =>
  async (path: string): Promise<ReadAnswer> => {
    const url = pathIn(language(), path);
    const { statusCode, payload } = await app.inject({ url, remoteAddress: ADDRESS });
    return { status: statusCode, text: payload };
  };

/** Whether it is for a page that the server renders, and not from outside. */
export const isInnerRead = ({ raw }: Pick<FastifyRequest, 'raw'>): boolean =>
  raw.socket.remoteAddress === ADDRESS;
