import type { Preset } from '../types';

/** Why questions are not asked, from the screening (SC1 to SC5) and the legal form (BD1). */
export const soleTrader: Preset = {
  because: 'You said that you are a sole trader, and a sole trader has no other owners to file.',
  when: [{ question: 'BD1', has_any: ['sole_trader'] }],
};

export const noStaff: Preset = {
  because: 'You said that the business employs nobody.',
  when: [{ question: 'SC1', has_any: ['no_staff'] }],
};

export const underTwentyStaff: Preset = {
  because: 'You said that fewer than 20 people work for you; this duty starts at 20.',
  when: [{ question: 'SC1', has_any: ['no_staff', '1_to_9', '10_to_19'] }],
};

export const noPersonalData: Preset = {
  because: 'You said that you employ nobody and keep no data of customers.',
  when: [
    { question: 'SC1', has_any: ['no_staff'] },
    { question: 'SC2', has_none: ['customer_data'] },
  ],
};

export const noProducts: Preset = {
  because: 'You said that you neither make, pack nor import goods.',
  when: [{ question: 'SC2', has_none: ['make_process', 'pack_import'] }],
};

export const noChemicals: Preset = {
  because: 'You said that you use no hazardous chemicals.',
  when: [{ question: 'SC2', has_none: ['hazardous_chemicals'] }],
};

export const officeWaterOnly: Preset = {
  because: 'You said that you make nothing, have no water source of your own and no waste water.',
  when: [{ question: 'SC2', has_none: ['own_water', 'effluent', 'make_process'] }],
};

export const noVehicles: Preset = {
  because: 'You said that the business runs no vehicles.',
  when: [{ question: 'SC2', has_none: ['vehicles'] }],
};

export const noImpactProject: Preset = {
  because: 'You said that you have no project that needs an environmental impact assessment.',
  when: [{ question: 'SC5', has_any: ['no'] }],
};

export const mainsWaterOnly: Preset = {
  because: 'You said that you have no water source of your own.',
  when: [{ question: 'SC2', has_none: ['own_water'] }],
};

export const noLand: Preset = {
  because: 'You said that you neither farm, graze nor manage land.',
  when: [{ question: 'SC2', has_none: ['land_use'] }],
};
