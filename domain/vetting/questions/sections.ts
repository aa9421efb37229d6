import { msg } from '../../language';

/** Questions of one category that belong together and fit one screen. */
export interface SectionRow {
  title: string;
  /** In the questionnaire's order. */
  codes: readonly string[];
}

export interface CategoryRow {
  /** The category in a word, where there is room for no more. */
  shortName: string;
  sections: readonly SectionRow[];
}

/** By category id. Only what a screen shows: answers, scores and the version know nothing of it. */
export const CATEGORY_ROWS: Readonly<Record<number, CategoryRow>> = {
  1: {
    shortName: msg('Business'),
    sections: [
      { title: msg('Form and origin'), codes: ['BD1', 'BD2', 'BD3', 'BD4'] },
      { title: msg('People and materials'), codes: ['BD5', 'BD6', 'BD7', 'BD8'] },
    ],
  },
  2: {
    shortName: msg('Journey'),
    sections: [
      { title: msg('How far you are'), codes: ['SJ1', 'SJ2', 'SJ3', 'SJ4'] },
      { title: msg('Records, promises and goals'), codes: ['SJ5', 'SJ6', 'SJ7', 'SJ8'] },
    ],
  },
  3: {
    shortName: msg('Disclosure'),
    sections: [
      { title: msg('Papers and the law'), codes: ['DI1', 'DI2', 'DI3', 'DI4', 'DI5'] },
      { title: msg('What you tell the public'), codes: ['DI6', 'DI7', 'DI8'] },
    ],
  },
  4: {
    shortName: msg('To finish'),
    sections: [{ title: msg('Period, contact and papers'), codes: ['AF1', 'AF2', 'AF3', 'AF4'] }],
  },
  5: {
    shortName: msg('Signing off'),
    sections: [{ title: msg('Your declaration'), codes: ['SO1', 'SO2', 'SO3'] }],
  },
  6: {
    shortName: msg('Goals'),
    sections: [{ title: msg('Goals and places'), codes: ['LG1', 'LG2', 'LG3', 'LG4'] }],
  },
  7: {
    shortName: msg('Screening'),
    sections: [{ title: msg('What you do'), codes: ['SC1', 'SC2', 'SC3', 'SC4', 'SC5'] }],
  },
  8: {
    shortName: msg('Governance'),
    sections: [
      { title: msg('Roles and honesty'), codes: ['T1', 'T2', 'T3', 'T4'] },
      { title: msg('Tax, data and reports'), codes: ['T5', 'T6', 'T7', 'T8'] },
    ],
  },
  9: {
    shortName: msg('Workers'),
    sections: [
      { title: msg('Contracts, pay and hours'), codes: ['W1', 'W2', 'W3', 'W4'] },
      { title: msg('Safety and a fair chance'), codes: ['W5', 'W6', 'W7', 'W8'] },
    ],
  },
  10: {
    shortName: msg('Community'),
    sections: [
      { title: msg('Whom you buy from'), codes: ['A1', 'A2', 'A3'] },
      { title: msg('Neighbours, youth and customers'), codes: ['A4', 'A5', 'A6', 'A7'] },
    ],
  },
  11: {
    shortName: msg('Processing'),
    sections: [
      { title: msg('Waste and packaging'), codes: ['R1', 'R2', 'R3', 'R4'] },
      { title: msg('Plastics, chemicals, water'), codes: ['R5', 'R6', 'R7', 'R8'] },
    ],
  },
  12: {
    shortName: msg('Energy'),
    sections: [
      { title: msg('Energy you use'), codes: ['E1', 'E2', 'E3'] },
      { title: msg('Emissions, transport and heat'), codes: ['E4', 'E5', 'E6', 'E7'] },
    ],
  },
  13: {
    shortName: msg('Nature'),
    sections: [
      { title: msg('Impacts and permits'), codes: ['N1', 'N2', 'N3'] },
      { title: msg('Land, forests and wildlife'), codes: ['N4', 'N5', 'N6'] },
    ],
  },
  14: {
    shortName: msg('Next steps'),
    sections: [{ title: msg('Your next steps'), codes: ['WN1', 'WN2', 'WN3', 'WN4'] }],
  },
};
