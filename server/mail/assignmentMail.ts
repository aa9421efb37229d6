import { t } from '../../domain/language';
import { APPLICATION_STATE, type ApplicationState } from '../../domain/vetting/applicationStates';
import type { Config } from '../config';
import { framed } from './frame';
import type { Mail } from './mailer';
import { nameText } from './names';
import { pageAddress } from '../pages/pageAddress';

interface Assignment {
  to: string;
  firstName: string;
  /** Name of the business. */
  business: string;
  /** Who assigned it. */
  by: string;
  application: number;
  state: ApplicationState;
}

/** Tells a member of the team that a colleague assigned an application to them. */
export function assignmentMail(
  config: Config,
  { to, firstName, business, by, application, state }: Assignment,
): Mail {
  const name = nameText(business);
  const text = t('{by} assigned the application of "{name}" to you. It is {state}.', {
    by: nameText(by),
    name,
    state: t(APPLICATION_STATE[state].is),
  });
  return framed(config, {
    kind: 'assignment',
    to,
    subject: t('Assigned to you: {name}', { name }),
    preview: text,
    firstName,
    blocks: [
      text,
      {
        link: pageAddress(config, `/vetting/admin/progress?application=${application}`),
        label: t('See the application'),
      },
    ],
  });
}
