import { APPLICATION_STATE, type ApplicationState } from '../../domain/vetting/applicationStates';
import type { Config } from '../config';
import { framed } from './frame';
import type { Mail } from './mailer';
import { nameText } from './names';

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
  const text = `${nameText(by)} assigned the application of "${name}" to you. It is ${APPLICATION_STATE[state].is}.`;
  return framed(config, {
    kind: 'assignment',
    to,
    subject: `Assigned to you: ${name}`,
    preview: text,
    firstName,
    blocks: [
      text,
      {
        link: `${config.publicUrl}/vetting/admin/progress?application=${application}`,
        label: 'See the application',
      },
    ],
  });
}
