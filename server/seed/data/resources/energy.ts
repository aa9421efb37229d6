import type { DemoResource } from '../../types';
import { text } from '../text';

export const energyResources: DemoResource[] = [
  {
    owner: 'githinji',
    status: 'published',
    moderation_feedback: null,
    headline: 'The Energy Management Regulations 2025: does the threshold reach you?',
    abstract:
      'Above 180,000 kWh a year of electricity and heat together you need an audit, a plan and an energy manager. How to add it up, with dates.',
    description: text(`
      The Energy Management Regulations of 2025 stand under the Energy Act of 2019 and are enforced by
      the Energy and Petroleum Regulatory Authority. The first question is whether they apply to you.

      ## Add it up

      The line is **180,000 kWh a year**, electricity **and heat** together. Take twelve months of bills
      and fuel receipts:

      - Electricity: units on the bill, plus what your own panels or generator produced and you used
      - LPG: about 13 kWh a kilo
      - Diesel or fuel oil: about 10 kWh a litre
      - Firewood: about 4 kWh a kilo when dry

      The fuel figures are common rules of thumb for a first estimate; an auditor uses measured ones. A
      hotel of sixty rooms with a wood boiler may pass the line without noticing.

      ## If you are above it

      1. An **energy audit every four years** by a licensed auditor
      2. The **report within 30 days** to the authority
      3. An **investment plan within six months**
      4. At least **half of the measures carried out within three years**
      5. A **licensed energy manager**, employed or shared

      Press reports put the fine at up to KES 1 million.

      ## If you are below it

      Do the walk-through anyway. The audit habit is worth more than the threshold: read the meter on the
      same day each month, switch lamps and motors when they fail, insulate the hot pipe, mend steam
      leaks.

      Large users who generate their own renewable power may also look at the net-metering regulations of
      2024, which cover systems of up to one megawatt.

      > Check forms, licences and deadlines with EPRA. This is information, not legal advice.
    `),
    resource_type: 'law explainer',
    themes: ['energy transition'],
    author: 'Githinji Mwangi',
    publisher: null,
    source_url: 'https://www.epra.go.ke/',
    license: 'CC BY 4.0',
    in_language: 'en',
    time_required: 6,
    featured: false,
    published_days_ago: 52,
  },
  {
    owner: 'githinji',
    status: 'published',
    moderation_feedback: null,
    headline: 'Walk with me: an energy walk-through of a small hotel',
    abstract:
      'A film of 24 minutes, room by room, with the list it produces. Stop it at each door and write your own list before the answer comes.',
    description: text(`
      We filmed a real walk-through of a guesthouse of fourteen rooms on an ordinary Tuesday. No
      instrument, only a notebook, a torch and a thermometer from the kitchen.

      ## What you will see

      1. **Reception (0:00).** Reading a bill: units, fixed charge, and the line that everyone skips
      2. **Kitchen (4:10).** The fridge beside the cooker, and a lid that is never used
      3. **Laundry (9:30).** Water at sixty degrees for towels that would be clean at forty
      4. **Rooms (13:00).** Lamps, a heater behind a curtain, and taps
      5. **Roof and store (17:20).** A solar heater in the shade of a tree that has grown
      6. **The list (20:45).** Ten findings in three groups: free, cheap, worth a quotation

      ## How to use it

      Watch it with the people who do the work, not only with the manager. Stop at each door and let them
      say what they see. Afterwards walk your own building in the same order.

      ## The list of that day

      - **Free:** move the fridge, lower the laundry, switch off the urn at ten
      - **Cheap:** pipe insulation, two door seals, lids, eleven lamps
      - **Quotation:** prune or move the solar heater, a heat pump for the laundry

      A transcript is available for people who prefer to read or cannot hear the film. The owner agreed
      to the filming, and no guest appears in it.
    `),
    resource_type: 'video',
    themes: ['energy transition'],
    author: 'Githinji Mwangi',
    publisher: null,
    source_url: 'https://films.example/',
    license: 'CC BY-NC 4.0',
    in_language: 'en',
    time_required: 24,
    featured: false,
    published_days_ago: 89,
  },
  {
    owner: 'chebet',
    status: 'published',
    moderation_feedback: null,
    headline: 'Your first emissions inventory in four evenings',
    abstract:
      'A small course for businesses without a consultant: boundaries, fuels, electricity and the parts of the value chain you can influence.',
    description: text(`
      You do not need software to begin. Four evenings, a spreadsheet and honest notes are enough for a
      first inventory in the sense of the Greenhouse Gas Protocol.

      ## Evening one: the boundary

      Decide which sites and vehicles are yours to answer for. Choose a year. Write down what you leave
      out and why. *Homework: collect fuel receipts and bills.*

      ## Evening two: scope 1, what you burn

      - Petrol, diesel, LPG, charcoal and firewood
      - Refrigerant gas that was topped up, which counts for more than people expect

      Multiply each quantity by a published factor and note where the factor came from. *Homework: ask
      the fridge technician for the service sheets.*

      ## Evening three: scope 2, what you switch on

      Units bought from the grid, times the grid factor. About 80 per cent of the grid's electricity was
      renewable according to the regulator in October 2025, so the result may be small. That is a reason
      to replace fuels by electricity, not a reason to stop.

      ## Evening four: scope 3, what others do for you

      Start with three items only: what you buy most, how it travels and how customers reach you. A range
      is better than a false decimal.

      ## Afterwards

      1. Choose one source to halve, and a date
      2. Small firms can make a public pledge with the SME Climate Hub: halve by 2030, net zero by 2050,
         report yearly. It is open to businesses of up to 500 staff
      3. Repeat in twelve months with the same boundary

      Answers to the homework are discussed in the forum.
    `),
    resource_type: 'course',
    themes: ['energy transition', 'transparent & accountable governance'],
    author: 'Chebet Kiprono',
    publisher: null,
    source_url: 'https://smeclimatehub.org/',
    license: 'CC BY 4.0',
    in_language: 'en',
    time_required: 240,
    featured: false,
    published_days_ago: 33,
  },
  {
    owner: 'githinji',
    status: 'published',
    moderation_feedback: null,
    headline: 'What the Green Finance Taxonomy means for a borrower',
    abstract:
      'Banks will sort their loans by climate criteria. A short report on what may be asked of a small borrower, and which papers to keep from now on.',
    description: text(`
      The Central Bank of Kenya published the Kenya Green Finance Taxonomy on 4 April 2025. It is a
      dictionary: it says which activities a bank may call green. It begins with climate mitigation and
      adaptation.

      ## When it matters

      Use is voluntary for eighteen months and then becomes mandatory for banks, which points to about
      October 2026. Small firms are not regulated by it. They will meet it as a **questionnaire from the
      loan officer**.

      ## What may be asked

      - What the money buys, and how much energy, water or land it uses
      - Proof that it does no serious harm elsewhere, such as a NEMA licence or a water permit
      - Minimum social standards: contracts, safety, no child labour
      - A number before and a number after

      ## A folder to start today

      1. Twelve months of electricity, fuel and water
      2. Licences and permits with their dates of expiry
      3. Data sheets and quotations for the equipment you want
      4. Payroll summaries and remittance receipts
      5. Your self-assessment report, if you have one

      ## Three cautions

      - A green label is not a lower rate. Ask what the bank offers in return for the data
      - Do not promise savings that you cannot measure
      - Your customers' personal data have no place in the folder

      ## Summary

      Firms that already read their meters have most of what is needed. For the others, the questionnaire
      is a fair reason to begin.

      > Check the current text and dates with the Central Bank of Kenya and with your own bank.
    `),
    resource_type: 'report',
    themes: ['energy transition', 'transparent & accountable governance', 'nature regeneration'],
    author: 'Githinji Mwangi',
    publisher: null,
    source_url: 'https://www.centralbank.go.ke/',
    license: 'CC BY 4.0',
    in_language: 'en',
    time_required: 6,
    featured: false,
    published_days_ago: 10,
  },
];
