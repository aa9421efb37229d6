import type { Theme } from '../../domain/vocabulary';

export interface ThemeGuide {
  /** What the self-assessment looks at. */
  asks: string[];
  /** Duties under Kenyan law, in plain words. */
  law: string[];
  firstStep: string;
  /** Sustainable Development Goals that it serves. */
  goals: number[];
}

export const THEMES_LEAD =
  'Listings, resources, events and the self-assessment are sorted by the same six themes. Each is explained here for a business that wants to know where to begin.';

export const LAW_CAVEAT =
  'The notes on law are short summaries, not legal advice, and rules change. Ask the authority named on the Partners page before you rely on one.';

/** What lies behind each theme: for a business that wants to know where to begin. */
export const THEME_GUIDE: Record<Theme, ThemeGuide> = {
  'transparent & accountable governance': {
    asks: [
      'who decides, and who checks them',
      'how bribery is prevented',
      'whether staff and customers can complain safely',
      'how personal data is protected',
    ],
    law: [
      'Companies keep a register of their beneficial owners with the Business Registration Service. An owner in this sense holds at least 10% of shares or votes, or has significant influence.',
      'The Bribery Act asks private firms for procedures that fit their size and risk.',
      'Everyone in business issues electronic tax invoices (eTIMS).',
    ],
    firstStep:
      'Write down on one page what a person does who is offered a bribe, and go through it with everybody.',
    goals: [16],
  },
  "workers' wellbeing": {
    asks: [
      'who has a written contract and a payslip',
      'how the lowest pay compares with the minimum and with a living wage',
      'hours, rest and leave',
      'safety at work, and cover for injuries',
    ],
    law: [
      'Employees have one rest day in seven, 21 working days of leave a year, three months of maternity leave and two weeks of paternity leave.',
      'From 20 employees on, a firm has a policy against sexual harassment and a safety and health committee.',
      'From 20 employees on, persons with disabilities hold at least 5% of the jobs.',
    ],
    firstStep: 'Walk through the workplace with two workers and note every risk that they name.',
    goals: [3, 5, 8],
  },
  'community action': {
    asks: [
      'how much is bought from small Kenyan firms',
      'how many days small suppliers wait for their money',
      'how neighbours are heard',
      'whether young people can learn a trade there',
    ],
    law: [
      'Public bodies reserve 30% of their procurement for firms of women, young people and persons with disabilities, who register for it with AGPO.',
    ],
    firstStep: 'Pay the smallest suppliers within 30 days, and tell them so in writing.',
    goals: [10, 11, 17],
  },
  'energy transition': {
    asks: [
      'whether energy is measured',
      'how much of it is renewable',
      'fuel for heat, cooking and transport',
      'whether there is a target for emissions',
    ],
    law: [
      'Firms that use more than 180,000 kWh of electricity and heat a year have an energy audit every four years and report it to EPRA.',
      'Renewable systems of up to 1 MW can feed surplus into the grid under the net-metering rules of 2024.',
    ],
    firstStep: 'Read the meter on the first day of every month and write it on the wall.',
    goals: [7, 13],
  },
  'nature regeneration': {
    asks: [
      'what the business takes from nature and does to it',
      'permits for water and for building projects',
      'care for soil',
      'whether planted trees are still alive later',
    ],
    law: [
      'Projects on the list of the environment act (EMCA) need a licence from NEMA before they start.',
      'Taking water from a river or a borehole needs a permit of the Water Resources Authority.',
      'Farms keep trees on at least 10% of their land.',
    ],
    firstStep: 'Mark on a map where your water comes from and where it goes.',
    goals: [14, 15],
  },
  'responsible processing & packaging': {
    asks: [
      'how waste is split and who collects it',
      'how much packaging can be reused, recycled or composted',
      'chemicals, and what could replace them',
      'water that leaves the site',
    ],
    law: [
      'Every business splits organic from other waste and hands it to a licensed handler.',
      'Plastic carrier bags have been banned since August 2017, and single-use plastics in protected areas since June 2020.',
      'Rules on producers’ responsibility for packaging were issued in 2024 and then argued over in court: ask NEMA what applies to you now.',
    ],
    firstStep: 'Put up two bins, label them, and weigh both for a month.',
    goals: [6, 12],
  },
};

/** Which of the United Nations' goals a theme serves. */
export const goalsText = (goals: readonly number[]): string =>
  goals.length === 1
    ? `Serves Sustainable Development Goal ${goals.join('')}.`
    : `Serves Sustainable Development Goals ${goals.slice(0, -1).join(', ')} and ${goals.slice(-1).join('')}.`;
