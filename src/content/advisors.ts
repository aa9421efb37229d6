import { msg } from '../../domain/language';
import type { RowOf } from '../../domain/siteLists';
import { NO_SOCIALS } from './people';

const advisor = (
  profile_name: string,
  profile_role: string,
  profile_org: string,
  profile_description: string,
): RowOf<'advisors'> => ({
  profile_name,
  profile_role,
  profile_org,
  profile_photo: '',
  profile_description,
  ...NO_SOCIALS,
});

export const ADVISORS: readonly RowOf<'advisors'>[] = [
  advisor(
    'Atieno Obura',
    msg('Governance'),
    msg('Advocate in private practice, Kisumu'),
    msg(
      'Advises small companies on owners’ registers and tax papers. She asks of every question whether a shop with two employees could answer it.',
    ),
  ),
  advisor(
    'Kimani Thuo',
    msg('Workers’ wellbeing'),
    msg('Retired labour officer, Thika'),
    msg(
      'Mediated disputes in flower farms and factories for most of his working life. He watches over the questions on contracts, pay and safety.',
    ),
  ),
  advisor(
    'Fatuma Gedi',
    msg('Community action'),
    msg('Women’s savings groups, Garissa'),
    msg(
      'Brings the view of groups that sell to public buyers, and of the neighbours whom nobody has consulted.',
    ),
  ),
  advisor(
    'Jentrix Barasa',
    msg('Processing and packaging'),
    msg('Waste pickers’ co-operative, Bungoma'),
    msg(
      'Knows which packaging is bought, which is burnt and what sorting costs. She had the question on mixed waste rewritten.',
    ),
  ),
  advisor(
    'Muthoni Ireri',
    msg('Energy transition'),
    msg('Energy auditor, Embu'),
    msg(
      'Has measured bakeries, dairies and hotels. She wants every claim about solar to come with a meter reading.',
    ),
  ),
  advisor(
    'Ole Saitoti Nkaru',
    msg('Nature regeneration'),
    msg('Conservancy member, Narok'),
    msg(
      'Keeps cattle and counts trees that are still alive after three rains. He reads what we say about water, soil and wildlife.',
    ),
  ),
];

export const ADVISORY_TASKS = [
  msg(
    'reads a change to the questionnaire before it is used, and says whom it would treat unfairly;',
  ),
  msg('looks at the thresholds of the badges once a year;'),
  msg('tells us which law or programme has changed, and where our guidance is out of date.'),
];

export const ADVISORY_LIMITS = msg(
  'It does not decide who is listed and does not see the answers of a business. An advisor with an interest in a listed business says so, and stays out of anything that concerns it.',
);
