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
    shortName: 'Business',
    sections: [
      { title: 'Form and origin', codes: ['BD1', 'BD2', 'BD3', 'BD4'] },
      { title: 'People and materials', codes: ['BD5', 'BD6', 'BD7', 'BD8'] },
    ],
  },
  2: {
    shortName: 'Journey',
    sections: [
      { title: 'How far you are', codes: ['SJ1', 'SJ2', 'SJ3', 'SJ4'] },
      { title: 'Records, promises and goals', codes: ['SJ5', 'SJ6', 'SJ7', 'SJ8'] },
    ],
  },
  3: {
    shortName: 'Disclosure',
    sections: [
      { title: 'Papers and the law', codes: ['DI1', 'DI2', 'DI3', 'DI4', 'DI5'] },
      { title: 'What you tell the public', codes: ['DI6', 'DI7', 'DI8'] },
    ],
  },
  4: {
    shortName: 'To finish',
    sections: [{ title: 'Period, contact and papers', codes: ['AF1', 'AF2', 'AF3', 'AF4'] }],
  },
  5: {
    shortName: 'Signing off',
    sections: [{ title: 'Your declaration', codes: ['SO1', 'SO2', 'SO3'] }],
  },
  6: {
    shortName: 'Goals',
    sections: [{ title: 'Goals and places', codes: ['LG1', 'LG2', 'LG3', 'LG4'] }],
  },
  7: {
    shortName: 'Screening',
    sections: [{ title: 'What you do', codes: ['SC1', 'SC2', 'SC3', 'SC4', 'SC5'] }],
  },
  8: {
    shortName: 'Governance',
    sections: [
      { title: 'Roles and honesty', codes: ['T1', 'T2', 'T3', 'T4'] },
      { title: 'Tax, data and reports', codes: ['T5', 'T6', 'T7', 'T8'] },
    ],
  },
  9: {
    shortName: 'Workers',
    sections: [
      { title: 'Contracts, pay and hours', codes: ['W1', 'W2', 'W3', 'W4'] },
      { title: 'Safety and a fair chance', codes: ['W5', 'W6', 'W7', 'W8'] },
    ],
  },
  10: {
    shortName: 'Community',
    sections: [
      { title: 'Whom you buy from', codes: ['A1', 'A2', 'A3'] },
      { title: 'Neighbours, youth and customers', codes: ['A4', 'A5', 'A6', 'A7'] },
    ],
  },
  11: {
    shortName: 'Processing',
    sections: [
      { title: 'Waste and packaging', codes: ['R1', 'R2', 'R3', 'R4'] },
      { title: 'Plastics, chemicals, water', codes: ['R5', 'R6', 'R7', 'R8'] },
    ],
  },
  12: {
    shortName: 'Energy',
    sections: [
      { title: 'Energy you use', codes: ['E1', 'E2', 'E3'] },
      { title: 'Emissions, transport and heat', codes: ['E4', 'E5', 'E6', 'E7'] },
    ],
  },
  13: {
    shortName: 'Nature',
    sections: [
      { title: 'Impacts and permits', codes: ['N1', 'N2', 'N3'] },
      { title: 'Land, forests and wildlife', codes: ['N4', 'N5', 'N6'] },
    ],
  },
  14: {
    shortName: 'Next steps',
    sections: [{ title: 'Your next steps', codes: ['WN1', 'WN2', 'WN3', 'WN4'] }],
  },
};
