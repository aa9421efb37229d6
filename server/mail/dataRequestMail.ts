import { t } from '../../domain/language';
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

const subjectOf = ({ productName }: Config) => t('Your data at {productName}', { productName });

const nameOf = (kind: DataRequestKind): string => t(DATA_REQUESTS[kind].name).toLowerCase();

const dayOf = (date: Date): string => longDate(date.toISOString()) ?? '';

const askedText = (kind: DataRequestKind, received: Date): string =>
  t('On {day} you asked us about your data: {request}.', {
    day: dayOf(received),
    request: nameOf(kind),
  });

/** Says that a request has come, and by when it is answered. */
export const dataRequestMail = (
  config: Config,
  { to, kind, received, due }: Request & { due: Date },
): Mail =>
  framed(config, {
    kind: 'dataRequest',
    to,
    subject: subjectOf(config),
    preview: t('We answer by {day}.', { day: dayOf(due) }),
    blocks: [askedText(kind, received), t('We answer by {day}.', { day: dayOf(due) })],
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
    preview: isRefused ? t('We cannot do what you asked.') : t('We did what you asked.'),
    blocks: [
      askedText(kind, received),
      isRefused
        ? t('We cannot do what you asked, for this reason:')
        : t('We did what you asked. This is what our team says:'),
      { quote: answer },
      t(
        'If this does not satisfy you, you can complain to the Office of the Data Protection Commissioner: www.odpc.go.ke.',
      ),
    ],
    helpLine: t('Do you have a question about it? Write to'),
  });
