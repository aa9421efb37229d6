import type { UnreadChange } from '../../domain/contract/admin/moderation';
import type { Config } from '../config';
import { msg, plural, t } from '../../domain/language';
import { waitsOf, type ApplicationState } from '../../domain/vetting/applicationStates';
import type { TeamTasks } from '../routes/admin/pipeline/teamTasks';
import { framed } from './frame';
import type { Mail } from './mailer';
import { nameText } from './names';
import { pageAddress } from '../pages/pageAddress';

const SUBJECTS: Record<UnreadChange['subject'], string> = {
  event: msg('event'),
  listing: msg('listing'),
};

/** A list under a heading; nothing without any. */
const section = (heading: string, items: readonly string[]) =>
  items.length === 0 ? [] : [heading, { items }];

const unlessNone = (count: number, text: string): string[] => (count === 0 ? [] : [text]);

function waitsText(state: ApplicationState, count: number): string {
  const waits = waitsOf(state);
  return waits ? t(count === 1 ? waits.one : waits.many) : '';
}

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

function changesSection({ count, first }: TeamTasks['changes'], config: Config) {
  if (count === 0) return [];
  const more = count - first.length;
  const items = first.map(
    ({ subject, title, changes }) =>
      `${nameText(title)} (${t(SUBJECTS[subject])}): ${changes.map(({ field }) => t(field)).join(', ')}`,
  );
  return [
    ...section(t('Changed since our team approved it:'), [
      ...items,
      ...(more > 0 ? [t('{count} more', { count: more })] : []),
    ]),
    {
      link: pageAddress(config, '/vetting/admin/moderation?view=changes'),
      label: t('Read the changes'),
    },
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
    subject: plural(
      countTasks(tasks),
      '# thing waits for the team: {productName}',
      '# things wait for the team: {productName}',
      { productName: config.productName },
    ),
    preview: t('Waiting for our team this morning'),
    firstName,
    blocks: [
      t('This is waiting for our team this morning.'),
      ...section(
        t('Applications:'),
        tasks.states.flatMap(({ state, applications }) =>
          waitsOf(state)
            ? unlessNone(applications, `${applications} ${waitsText(state, applications)}`)
            : [],
        ),
      ),
      ...section(
        t('Waiting longest:'),
        tasks.longest.map(
          ({ name, state, days }) =>
            `${nameText(name)} ${waitsText(state, 1)}: ${days === 0 ? t('since today') : plural(days, 'for # day', 'for # days')}`,
        ),
      ),
      ...section(t('Besides:'), [
        ...unlessNone(
          tasks.abuseReports,
          plural(tasks.abuseReports, '# report of abuse is open', '# reports of abuse are open'),
        ),
        ...unlessNone(
          tasks.listings,
          plural(tasks.listings, '# listing waits for review', '# listings wait for review'),
        ),
        ...unlessNone(
          tasks.claims,
          plural(tasks.claims, '# claim of a listing waits', '# claims of listings wait'),
        ),
        ...unlessNone(
          tasks.dataRequests,
          plural(
            tasks.dataRequests,
            '# request about personal data is open',
            '# requests about personal data are open',
          ),
        ),
        ...unlessNone(
          tasks.resources,
          plural(tasks.resources, '# resource waits for review', '# resources wait for review'),
        ),
        ...unlessNone(
          tasks.events,
          plural(tasks.events, '# event waits for review', '# events wait for review'),
        ),
      ]),
      ...changesSection(tasks.changes, config),
      tasks.states.length > 0
        ? { link: pageAddress(config, '/vetting/admin/progress'), label: t('Open the pipeline') }
        : { link: pageAddress(config, '/vetting/admin'), label: t('Open the pages of the team') },
    ],
    footer: t('You receive this email as one of our team, once a day while something waits.'),
  });
