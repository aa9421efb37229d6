import { longDate } from '../../domain/longDate';
import { DATA_REQUESTS, type DataRequestKind } from '../../domain/privacy';
import type { Config } from '../config';
import { framed } from './frame';
import type { Mail } from './mailer';

interface Request {
  to: string;
  kind: DataRequestKind;
  received: Date;
}

const subjectOf = ({ productName }: Config) => `Your data at ${productName}`;

const nameOf = (kind: DataRequestKind): string => DATA_REQUESTS[kind].name.toLowerCase();

/** Says that a request has come, and by when it is answered. */
export const dataRequestMail = (
  config: Config,
  { to, kind, received, due }: Request & { due: Date },
): Mail =>
  framed(config, {
    kind: 'dataRequest',
    to,
    subject: subjectOf(config),
    preview: `We answer by ${longDate(due.toISOString()) ?? ''}.`,
    blocks: [
      `On ${longDate(received.toISOString()) ?? ''} you asked us about your data: ${nameOf(kind)}.`,
      `We answer by ${longDate(due.toISOString()) ?? ''}.`,
    ],
  });

/** The answer to a request. */
export const dataAnswerMail = (
  config: Config,
  { to, kind, received, isRefused, answer }: Request & { isRefused: boolean; answer: string },
): Mail =>
  framed(config, {
    kind: 'dataRequest',
    to,
    subject: subjectOf(config),
    preview: isRefused ? 'We cannot do what you asked.' : 'We did what you asked.',
    blocks: [
      `On ${longDate(received.toISOString()) ?? ''} you asked us about your data: ${nameOf(kind)}.`,
      isRefused
        ? 'We cannot do what you asked, for this reason:'
        : 'We did what you asked. This is what our team says:',
      { quote: answer },
      'If this does not satisfy you, you can complain to the Office of the Data Protection Commissioner: www.odpc.go.ke.',
    ],
    helpLine: 'Do you have a question about it? Write to',
  });
