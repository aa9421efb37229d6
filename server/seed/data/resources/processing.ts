import type { DemoResource } from '../../types';
import { text } from '../text';

export const processingResources: DemoResource[] = [
  {
    owner: 'kifaa',
    status: 'published',
    moderation_feedback: null,
    headline: 'The Sustainable Waste Management Act: duties of a business',
    abstract:
      'Separate at source, use licensed handlers, plan for three years and report every year. The Act of 2022 in plain words, with sections and fines.',
    description: text(`
      The Sustainable Waste Management Act, No. 31 of 2022, has applied since 26 July 2022. It treats
      waste as material in the wrong place and gives everyone a part in putting it right.

      ## Four duties

      1. **Separate.** Keep organic and non-organic waste apart where it arises (section 12). The fine for
         failing to do so is KES 20,000 or six months
      2. **Hand over properly.** Only licensed collectors and carriers may take it. Ask for the licence
         and photograph it
      3. **Plan and report.** Private entities prepare a three-year waste plan and report every year
         (section 19). Failing to do so can cost KES 200,000
      4. **Never mix hazardous waste** with the rest. The penalty is five per cent of net income or KES 5
         million, whichever is higher

      Read section 12 together with sections 13 and 20, which add to the duties of those who produce waste.

      ## Bins and colours

      Green for organic, blue for recyclable and black for the rest were proposed in 2024. Check whether
      they are binding before you paint anything. Organic waste goes into biodegradable liners only,
      according to an instruction of NEMA in 2024.

      ## A plan that fits on two pages

      - What you throw away in a normal week, by weight
      - Where each part goes and who carries it
      - Three reductions with a date and a name
      - What you will measure

      Weigh for one week before you write. Most businesses are surprised by how much of it is food.

      > Check forms, county rules and colours with NEMA and your county. This is information, not legal
      > advice.
    `),
    resource_type: 'law explainer',
    themes: ['responsible processing & packaging'],
    author: 'Kifaa Cycle',
    publisher: null,
    source_url: 'https://www.nema.go.ke/',
    license: 'CC BY 4.0',
    in_language: 'en',
    time_required: 6,
    featured: true,
    published_days_ago: 110,
  },
  {
    owner: 'admin',
    status: 'published',
    moderation_feedback: null,
    headline: 'Are you a producer? The EPR regulations explained',
    abstract:
      'Extended producer responsibility reaches makers, importers, fillers and rebranders. What Legal Notice 176 of 2024 says and why its status needs a check.',
    description: text(`
      Extended producer responsibility means that whoever puts a product on the market shares the cost of
      what becomes of it. The regulations are Legal Notice 176 of 2024 and took effect on 4 November
      2024.

      ## Who is a producer?

      - You **make** the product or its packaging in Kenya
      - You **import** it
      - You **fill** packaging with your goods, even with a hand funnel
      - You put **your brand** on something that another firm made

      A soap maker who buys bottles is therefore a producer. A shop that sells other people's brands
      usually is not.

      ## What is asked

      1. Register with NEMA; the fee named in the regulations is KES 5,000
      2. Join a producer responsibility scheme or run your own
      3. Report what you place on the market
      4. Reduce, design for reuse and label

      Importers face a fee of KES 150 per unit.

      ## Contested ground

      The High Court stayed the regulations in May 2025. NEMA announced enforcement again in December
      2025. Both facts may be out of date when you read this, so **ask NEMA, and keep the answer in
      writing**.

      ## What is sensible either way

      - List your packaging by material and weight for one year
      - Replace one composite with a single material
      - Try a deposit on your sturdiest container
      - Talk to a scheme before you need one

      The list is useful even if every rule changes: it is the start of a cost sheet.

      > Check status, fees and forms with NEMA. This is information, not legal advice.
    `),
    resource_type: 'law explainer',
    themes: ['responsible processing & packaging', 'transparent & accountable governance'],
    author: 'The community team',
    publisher: null,
    source_url: 'https://www.nema.go.ke/',
    license: 'CC BY 4.0',
    in_language: 'en',
    time_required: 6,
    featured: false,
    published_days_ago: 16,
  },
  {
    owner: 'wanjiku',
    status: 'published',
    moderation_feedback: null,
    headline: 'Two bins, one scale: a waste week for schools and offices',
    abstract:
      'Everything for a week of sorting and weighing: labels, a tally sheet, a plan for the first bad day and a way to show the result.',
    description: text(`
      Our environment club has weighed the school's waste nine times. This is the kit we wish we had had
      the first time. It works for an office of ten and for a school of six hundred.

      ## You need

      - Two bins for each room that produces waste, and biodegradable liners for the organic one
      - A luggage scale and a hook
      - Gloves, a tarpaulin and soap
      - A sheet with five columns: date, place, organic, dry, what surprised us

      ## The week

      1. **Before.** Tell the cleaners first and ask what they would change. They know more than the
         committee
      2. **Day one.** Weigh mixed waste as it is. Do not tidy it up; you need the truth
      3. **Days two to four.** Sort, weigh, correct the labels. Photographs of real items work better than
         words
      4. **Day five.** Open one bag on the tarpaulin together and look for what is in the wrong bin
      5. **After.** Draw the result on the yard or the wall and agree on one change

      ## When it goes wrong

      - **Flies:** empty the organic bin daily and keep a lid on it
      - **Sabotage by crisps packet:** make the tidiest class the inspectors
      - **The collector mixes it again:** follow the truck once, politely, and then talk

      ## What we learned

      Food was the heaviest part every time. Changing the serving spoon did more than three posters.

      Copy and adapt the sheet as you like, and tell us what you changed.
    `),
    resource_type: 'toolkit',
    themes: ['responsible processing & packaging', 'community action'],
    author: 'Wanjiku Kamau',
    publisher: null,
    source_url: null,
    license: 'CC BY-SA 4.0',
    in_language: 'en',
    time_required: 6,
    featured: false,
    published_days_ago: 66,
  },
  {
    owner: 'mwangaza',
    status: 'published',
    moderation_feedback: null,
    headline: 'Plastic packaging in Kenya: what is banned and what to use instead',
    abstract:
      "From the carrier-bag ban of 2017 to the packaging rules of 2024: a short history, the limits that apply today and notes from a soap maker's trials.",
    description: text(`
      We sell soap, which is wet, fragrant and sticky. Leaving plastic behind took us four years. These
      are our notes on the rules and on what works.

      ## The rules in order

      - **28 August 2017:** the ban on plastic carrier bags. Fines run from about US$19,000 to US$38,000,
        or up to four years in prison
      - **5 June 2020:** no single-use plastics in protected areas. Parks, forests and beaches within them
        are covered, so lodges and guides are too
      - **2024:** regulations on plastic packaging, and producer responsibility for those who fill it

      ## What we tried

      - **Newsprint** for bars: cheap and good, if the ink is dry. Store bars for five weeks before you
        wrap them
      - **Waxed cloth**: customers liked it and did not buy it twice
      - **Glass** for liquids: heavy, and it breaks on murram. A deposit of KES 50 brought most bottles back
      - **Steel drums and refill taps**: the best by far, once the taps were changed to the quarter-turn
        kind
      - **"Compostable" film**: ask for the certificate and for a place that will actually compost it. We
        found neither

      ## Questions for a supplier

      1. What is it made of, in every layer?
      2. Who takes it back, and where?
      3. What does the certificate cover, and until when?

      ## A fair word

      Some products need a barrier that paper does not give. Say so on the label instead of hiding it.

      > Check the current lists with NEMA before you order packaging in bulk.
    `),
    resource_type: 'guide',
    themes: ['responsible processing & packaging'],
    author: 'Mwangaza Soaps',
    publisher: null,
    source_url: 'https://www.nema.go.ke/',
    license: 'CC BY 4.0',
    in_language: 'en',
    time_required: 6,
    featured: false,
    published_days_ago: 132,
  },
];
