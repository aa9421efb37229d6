import type { DemoResource } from '../../types';
import { text } from '../text';

/** Members' posts that are not public yet: one waits for an admin, one for its owner. */
export const resourcesInReview: DemoResource[] = [
  {
    owner: 'kadzo',
    status: 'pending',
    moderation_feedback: null,
    headline: 'A mangrove nursery with four groups: our calendar',
    abstract:
      'Month by month: collecting propagules, shading, planting and counting at Mtwapa Creek, with the tides that decide everything.',
    description: text(`
      We are four women's groups with one nursery. This calendar is what we would tell a fifth group.

      ## The year

      - **March to May:** collect fallen propagules after spring tides. Take none from the tree
      - **June to August:** shade, water from the creek, remove crabs by hand every morning
      - **September to November:** plant at neap tide, one step apart, with the groups mixed
      - **December to February:** count, replace and rest

      ## Rules that keep us together

      1. Each group has a bed, and each bed has a keeper
      2. Money from visitors is shared by days worked, and the list hangs on the door
      3. Nobody plants outside the plots agreed with the forest officer

      ## What we count

      Every seedling has a stick with a colour for its group. We count at three, six and twelve months
      and write down the crabs, goats and boats that took the rest. The groups compare the counts in
      public, with tea, and the weakest bed receives help before the next season begins.
    `),
    resource_type: 'guide',
    themes: ['nature regeneration', 'community action'],
    author: 'Kadzo Charo',
    publisher: null,
    source_url: null,
    license: 'CC BY 4.0',
    in_language: 'en',
    time_required: 4,
    featured: false,
    published_days_ago: null,
  },
  {
    owner: 'wanjiku',
    status: 'changes_requested',
    moderation_feedback: text(`
      Useful and lively, thank you. Before it goes out, please give the source of the cleaning recipe
      and add the safety note: vinegar and bleach must never be mixed.
    `),
    headline: 'Cleaning a school laboratory with fewer chemicals',
    abstract:
      'What a chemistry teacher uses for benches, glass and drains, what she still buys, and how pupils take part safely.',
    description: text(`
      A laboratory needs to be clean, and some of what we bought to clean it was harsher than what we
      teach with. Over two terms we halved our list.

      ## What we use now

      - **Benches:** warm water and plain soap, then a dry cloth. It is enough on most days
      - **Glass:** soap, a rinse, and white vinegar only for lime
      - **Drains:** a strainer, emptied daily, so that the drain does not need anything
      - **Spills:** the method on the safety sheet, always, whatever this page says

      ## What we still buy

      1. Ethanol for wiping balances
      2. A disinfectant for biology days, measured with a cup and not by eye
      3. Gloves

      ## How pupils take part

      Two pupils a week keep the register: product, amount, reason. They also read the label aloud before
      a bottle is opened. In the second term they found three bottles without a label, which the county
      collected as hazardous waste. The register made the difference between guessing and knowing, and the
      bursar now asks for it before she orders.
    `),
    resource_type: 'guide',
    themes: ['responsible processing & packaging'],
    author: 'Wanjiku Kamau',
    publisher: null,
    source_url: null,
    license: 'CC BY 4.0',
    in_language: 'en',
    time_required: 4,
    featured: false,
    published_days_ago: null,
  },
];
