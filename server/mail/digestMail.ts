import type { Config } from '../config';
import { waitsOf } from '../../domain/vetting/applicationStates';
import type { TeamTasks } from '../routes/admin/pipeline/teamTasks';
import { framed } from './frame';
import type { Mail } from './mailer';
import { nameText } from './names';

const plural = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** A list under a heading; nothing without any. */
const section = (heading: string, items: readonly string[]) =>
  items.length === 0 ? [] : [heading, { items }];

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [plural(count, one, many)];

/** How many things wait for the team altogether. */
export const countTasks = (tasks: TeamTasks): number =>
  tasks.states.reduce((all, { applications }) => all + applications, 0) +
  tasks.abuseReports +
  tasks.resources +
  tasks.events +
  tasks.listings +
  tasks.claims +
  tasks.dataRequests +
  tasks.changes.count;

function changesSection({ count, first }: TeamTasks['changes'], { publicUrl }: Config) {
  if (count === 0) return [];
  const more = count - first.length;
  const items = first.map(
    ({ subject, title, changes }) =>
      `${nameText(title)} (${subject}): ${changes.map(({ field }) => field).join(', ')}`,
  );
  return [
    ...section('Changed since our team approved it:', [
      ...items,
      ...(more > 0 ? [`${more} more`] : []),
    ]),
    { link: `${publicUrl}/vetting/admin/moderation?view=changes`, label: 'Read the changes' },
  ];
}

/** Tells somebody of the team in the morning what waits for them. */
export const digestMail = (
  config: Config,
  tasks: TeamTasks,
  { to, firstName }: { to: string; firstName: string },
): Mail =>
  framed(config, {
    kind: 'digest',
    to,
    subject: `${plural(countTasks(tasks), 'thing waits', 'things wait')} for the team: ${config.productName}`,
    preview: 'Waiting for our team this morning',
    firstName,
    blocks: [
      'This is waiting for our team this morning.',
      ...section(
        'Applications:',
        tasks.states.flatMap(({ state, applications }) => {
          const waits = waitsOf(state);
          return waits ? counted(applications, waits.one, waits.many) : [];
        }),
      ),
      ...section(
        'Waiting longest:',
        tasks.longest.map(
          ({ name, state, days }) =>
            `${nameText(name)} ${waitsOf(state)?.one}: ${days === 0 ? 'since today' : `for ${plural(days, 'day', 'days')}`}`,
        ),
      ),
      ...section('Besides:', [
        ...counted(tasks.abuseReports, 'report of abuse is open', 'reports of abuse are open'),
        ...counted(tasks.listings, 'listing waits for review', 'listings wait for review'),
        ...counted(tasks.claims, 'claim of a listing waits', 'claims of listings wait'),
        ...counted(
          tasks.dataRequests,
          'request about personal data is open',
          'requests about personal data are open',
        ),
        ...counted(tasks.resources, 'resource waits for review', 'resources wait for review'),
        ...counted(tasks.events, 'event waits for review', 'events wait for review'),
      ]),
      ...changesSection(tasks.changes, config),
      tasks.states.length > 0
        ? { link: `${config.publicUrl}/vetting/admin/progress`, label: 'Open the pipeline' }
        : { link: `${config.publicUrl}/vetting/admin`, label: 'Open the pages of the team' },
    ],
    footer: 'You receive this email as one of our team, once a day while something waits.',
  });
