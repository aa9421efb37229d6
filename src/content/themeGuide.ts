import { msg, type Values } from '../../domain/language';
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

export const THEMES_LEAD = msg(
  'Listings, resources, events and the self-assessment are sorted by the same six themes. Each is explained here for a business that wants to know where to begin.',
);

export const LAW_CAVEAT = msg(
  'The notes on law are short summaries, not legal advice, and rules change. Ask the authority named on the Partners page before you rely on one.',
);

/** What lies behind each theme: for a business that wants to know where to begin. */
export const THEME_GUIDE: Record<Theme, ThemeGuide> = {
  'transparent & accountable governance': {
    asks: [
      msg('who decides, and who checks them'),
      msg('how bribery is prevented'),
      msg('whether staff and customers can complain safely'),
      msg('how personal data is protected'),
    ],
    law: [
      msg(
        'Companies keep a register of their beneficial owners with the Business Registration Service. An owner in this sense holds at least 10% of shares or votes, or has significant influence.',
      ),
      msg('The Bribery Act asks private firms for procedures that fit their size and risk.'),
      msg('Everyone in business issues electronic tax invoices (eTIMS).'),
    ],
    firstStep: msg(
      'Write down on one page what a person does who is offered a bribe, and go through it with everybody.',
    ),
    goals: [16],
  },
  "workers' wellbeing": {
    asks: [
      msg('who has a written contract and a payslip'),
      msg('how the lowest pay compares with the minimum and with a living wage'),
      msg('hours, rest and leave'),
      msg('safety at work, and cover for injuries'),
    ],
    law: [
      msg(
        'Employees have one rest day in seven, 21 working days of leave a year, three months of maternity leave and two weeks of paternity leave.',
      ),
      msg(
        'From 20 employees on, a firm has a policy against sexual harassment and a safety and health committee.',
      ),
      msg('From 20 employees on, persons with disabilities hold at least 5% of the jobs.'),
    ],
    firstStep: msg(
      'Walk through the workplace with two workers and note every risk that they name.',
    ),
    goals: [3, 5, 8],
  },
  'community action': {
    asks: [
      msg('how much is bought from small Kenyan firms'),
      msg('how many days small suppliers wait for their money'),
      msg('how neighbours are heard'),
      msg('whether young people can learn a trade there'),
    ],
    law: [
      msg(
        'Public bodies reserve 30% of their procurement for firms of women, young people and persons with disabilities, who register for it with AGPO.',
      ),
    ],
    firstStep: msg('Pay the smallest suppliers within 30 days, and tell them so in writing.'),
    goals: [10, 11, 17],
  },
  'energy transition': {
    asks: [
      msg('whether energy is measured'),
      msg('how much of it is renewable'),
      msg('fuel for heat, cooking and transport'),
      msg('whether there is a target for emissions'),
    ],
    law: [
      msg(
        'Firms that use more than 180,000 kWh of electricity and heat a year have an energy audit every four years and report it to EPRA.',
      ),
      msg(
        'Renewable systems of up to 1 MW can feed surplus into the grid under the net-metering rules of 2024.',
      ),
    ],
    firstStep: msg('Read the meter on the first day of every month and write it on the wall.'),
    goals: [7, 13],
  },
  'nature regeneration': {
    asks: [
      msg('what the business takes from nature and does to it'),
      msg('permits for water and for building projects'),
      msg('care for soil'),
      msg('whether planted trees are still alive later'),
    ],
    law: [
      msg(
        'Projects on the list of the environment act (EMCA) need a licence from NEMA before they start.',
      ),
      msg(
        'Taking water from a river or a borehole needs a permit of the Water Resources Authority.',
      ),
      msg('Farms keep trees on at least 10% of their land.'),
    ],
    firstStep: msg('Mark on a map where your water comes from and where it goes.'),
    goals: [14, 15],
  },
  'responsible processing & packaging': {
    asks: [
      msg('how waste is split and who collects it'),
      msg('how much packaging can be reused, recycled or composted'),
      msg('chemicals, and what could replace them'),
      msg('water that leaves the site'),
    ],
    law: [
      msg('Every business splits organic from other waste and hands it to a licensed handler.'),
      msg(
        'Plastic carrier bags have been banned since August 2017, and single-use plastics in protected areas since June 2020.',
      ),
      msg(
        'Rules on producers’ responsibility for packaging were issued in 2024 and then argued over in court: ask NEMA what applies to you now.',
      ),
    ],
    firstStep: msg('Put up two bins, label them, and weigh both for a month.'),
    goals: [6, 12],
  },
};

/** Which of the United Nations' goals a theme serves. */
export const goalsText = (goals: readonly number[]): { text: string; values: Values } =>
  goals.length === 1
    ? { text: msg('Serves Sustainable Development Goal {goal}.'), values: { goal: goals.join('') } }
    : {
        text: msg('Serves Sustainable Development Goals {goals} and {last}.'),
        values: { goals: goals.slice(0, -1).join(', '), last: goals.slice(-1).join('') },
      };
