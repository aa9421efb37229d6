import { msg } from '../../domain/language';
import type { RowOf } from '../../domain/siteLists';
import { NO_SOCIALS } from './people';

const member = (
  member_type: 'core' | 'contributor',
  member_name: string,
  member_role: string,
  member_description: string,
): RowOf<'team'> => ({
  member_type,
  member_name,
  member_role,
  member_photo: '',
  member_description,
  ...NO_SOCIALS,
});

export const TEAM: readonly RowOf<'team'>[] = [
  member(
    'core',
    'Akinyi Wekesa',
    msg('Community'),
    msg(
      'Runs the events and answers members’ questions. She organised market days in Kisumu and Busia for nine years, and still asks every stall what happens to its packaging.',
    ),
  ),
  member(
    'core',
    'Musyoka Ndunda',
    msg('Directory and review'),
    msg(
      'Reads every application: first for what is there, then for what is missing. Before that he inspected quality at a juice plant in Machakos.',
    ),
  ),
  member(
    'core',
    'Halima Noor',
    msg('Data protection and trends'),
    msg(
      'Decides which numbers are safe to publish and which groups are too small. She answers requests for access, correction and deletion.',
    ),
  ),
  member(
    'core',
    'Wambui Gitau',
    msg('Support for businesses'),
    msg(
      'Sits with owners over their first self-assessment, in Nyeri, Nanyuki or on the phone. She kept the books of a tea-buying centre and knows where the papers are.',
    ),
  ),
  member(
    'core',
    'Kipkemboi Rotich',
    msg('Software'),
    msg(
      'Keeps the site small enough for a five-year-old phone and a daily bundle. He tests new pages on the bus between Eldoret and Nakuru.',
    ),
  ),
  member(
    'contributor',
    'Mwadime Mghanga',
    msg('Energy notes'),
    msg('Solar technician in Voi. Checks what we write about meters, motors and energy audits.'),
  ),
  member(
    'contributor',
    'Kerubo Onsongo',
    msg('Workers’ wellbeing notes'),
    msg(
      'Spent twenty years in personnel offices of tea factories in Kisii and Nyamira. Reads our pages on contracts, leave and safety committees.',
    ),
  ),
  member(
    'contributor',
    'Saida Mbarak',
    msg('Kiswahili'),
    msg('Translator in Mombasa. Makes sure that “uendelevu” is explained before it is used.'),
  ),
  member(
    'contributor',
    'Lomuria Ewoi',
    msg('Northern counties'),
    msg(
      'Visits businesses in Turkana, Samburu and Marsabit that cannot send evidence over a weak connection.',
    ),
  ),
];

export const TEAM_GROUPS = [
  {
    type: 'core',
    heading: msg('Core team'),
    lead: msg('Works on the platform every week, reviews applications and answers your messages.'),
  },
  {
    type: 'contributor',
    heading: msg('Contributors'),
    lead: msg('Give their time to a subject or a region that they know well.'),
  },
] as const;
