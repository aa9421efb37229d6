import { msg } from '../../language';
import { kebs, kepro, kncpc, nema, plasticsPact } from './helpers';
import type { TextsOf } from './text';

export const processingTexts: TextsOf<'R', 8> = {
  R1: {
    title: msg('Sort into two bins'),
    first_step: msg(
      'Put two marked bins where waste arises, one for what rots, and give the rest to a collector who shows you a NEMA licence.',
    ),
    law: msg(
      'Sustainable Waste Management Act 2022, sections 12 and 20: sort organic from other waste (fine of KES 20,000 or 6 months), and use licensed handlers.',
    ),
    ...nema,
    effort: 'days',
  },
  R2: {
    title: msg('Write a three-year waste plan'),
    first_step: msg(
      'Weigh all waste for two weeks. Choose the largest kind and write how you will halve it, by when and who does it.',
    ),
    law: msg(
      'Sustainable Waste Management Act 2022, section 19: three-year plan and yearly report (fine of KES 200,000).',
    ),
    ...kncpc,
    effort: 'weeks',
  },
  R3: {
    title: msg('Register for producer responsibility, or join a scheme'),
    first_step: msg(
      'List what you make, import, fill or rebrand, ask NEMA what applies today, and get an offer from a scheme.',
    ),
    law: msg(
      'Extended Producer Responsibility Regulations, Legal Notice 176 of 2024; their enforcement was disputed in court, so ask first.',
    ),
    ...kepro,
    effort: 'weeks',
  },
  R4: {
    title: msg('Change to packaging that comes back'),
    first_step: msg(
      'Take the packaging you use most and try a refill, a deposit or a material that someone near you collects, with ten customers.',
    ),
    law: '',
    ...plasticsPact,
    effort: 'months',
  },
  R5: {
    title: msg('Stop using banned plastics'),
    first_step: msg(
      'Take banned bags out of the shop today, order paper, cloth or woven ones, and tell suppliers in writing.',
    ),
    law: msg(
      'Plastic carrier-bag ban of 2017; ban of 2020 on single-use plastics in protected areas. Fines are heavy, up to 4 years in prison.',
    ),
    ...nema,
    effort: 'days',
  },
  R6: {
    title: msg('Make a chemical list'),
    first_step: msg(
      'Write down each chemical with place and amount, ask the seller for its data sheet, lock it up, and replace one with a milder one.',
    ),
    law: msg(
      'Sustainable Waste Management Act 2022: hazardous waste must never be mixed with other waste.',
    ),
    ...kncpc,
    effort: 'days',
  },
  R7: {
    title: msg('Read the water meter and check where waste water goes'),
    first_step: msg(
      'Read the meter each Friday, mend leaks, and draw the way of your waste water. Ask NEMA whether you need a discharge licence.',
    ),
    law: msg(
      'Water Quality Regulations, Legal Notice 177 of 2024: licence for letting out effluent.',
    ),
    ...nema,
    effort: 'weeks',
  },
  R8: {
    title: msg('Get the standard mark for your product'),
    first_step: msg(
      'Ask KEBS which standard applies to your best-selling product, and what a small firm must send in.',
    ),
    law: '',
    ...kebs,
    effort: 'months',
  },
};
