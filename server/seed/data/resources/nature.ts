import type { DemoResource } from '../../types';
import { text } from '../text';

export const natureResources: DemoResource[] = [
  {
    owner: 'mutua',
    status: 'published',
    moderation_feedback: null,
    headline: 'Counting trees that live: a tally kit for farms and groups',
    abstract:
      'Tags, a sheet and three dates. A simple way to know how many of the trees you planted are alive after two years, and what to learn from the rest.',
    description: text(`
      A planting day is a good day out. Whether it was of use is known two years later. This kit needs a
      nail, a notebook and a habit.

      ## Before planting

      - Ask what the tree is **for**: shade, fodder, fruit, fence, soil or water. The Farm Forestry Rules
        of 2009 speak of ten per cent tree cover on farms, and there are many ways to reach it
      - Prefer species that grew here before. Ask the oldest neighbour and the forest office
      - Dig for the rain you usually get, not for the rain you hope for

      ## Tags

      Cut strips from drink cans, press the number in with a nail and tie them loosely with sisal. Goats
      ignore them, sunlight does not fade them and nobody steals them.

      ## The sheet

      1. Number, species, place
      2. Who waters it
      3. Alive at **three**, **twelve** and **twenty-four** months: yes, no, not found
      4. Why it died: goat, drought, fire, termites, people, unknown

      "Not found" counts as dead. This is hard and important.

      ## Reading the result

      - Fewer than half alive after the first dry season? Plant fewer and mulch more
      - One species always fails? Stop buying it, whatever the nursery says
      - One keeper's trees always live? Ask her to teach

      ## Telling others

      Publish the share that is alive with the date of the count. "412 of 900 alive after two years" earns
      more trust than "900 trees planted".

      Copy the sheet freely and send us your results, above all the poor ones.
    `),
    resource_type: 'toolkit',
    themes: ['nature regeneration', 'community action'],
    author: 'Mutua Kioko',
    publisher: null,
    source_url: 'https://www.kenyaforestservice.org/',
    license: 'CC BY-SA 4.0',
    in_language: 'en',
    time_required: 6,
    featured: true,
    published_days_ago: 28,
  },
  {
    owner: 'naserian',
    status: 'published',
    moderation_feedback: null,
    headline: 'Before you drill: water permits under the Water Act',
    abstract:
      'Boreholes, river pumps and dams need a permit of the Water Resources Authority. The four categories, the papers and the neighbours to talk to first.',
    description: text(`
      Section 36 of the Water Act of 2016 asks for a permit before you take water from a river, a spring
      or the ground, or put anything into a watercourse. The Water Resources Authority issues it. Using
      water without one can cost up to KES 1 million or two years in prison.

      ## Four categories

      Applications are sorted from **A** to **D** by their effect on the resource. A is small and local; D
      is large or reaches across catchments. The office decides the category, not the driller.

      ## A sensible order

      1. **Ask whether you need it.** Roof tanks, leaks and drip lines may be cheaper than depth
      2. **Visit the office** of your sub-region and ask what the catchment plan says
      3. **Survey.** A borehole needs a hydrogeologist's report
      4. **Talk to the water resource users association.** Their objections are easier to hear before than
         after
      5. **Apply**, and wait for the authorisation before anybody drills
      6. **Meter and report.** The permit names a quantity; keep the readings

      Depending on the size of the work, NEMA may ask for an environmental assessment as well.

      ## Signs of trouble

      - The driller offers to "sort out the papers later"
      - The neighbours' wells fall in the first dry season
      - The pump is larger than the tested yield

      ## For lodges and farms on rangeland

      Livestock and wildlife drank there before you. Leave an access point outside the fence, and agree in
      writing on who uses it in a drought.

      > Check categories, fees and forms with the Water Resources Authority. This is information, not legal
      > advice.
    `),
    resource_type: 'law explainer',
    themes: ['nature regeneration'],
    author: 'Naserian Sankale',
    publisher: null,
    source_url: 'https://wra.go.ke/',
    license: 'CC BY 4.0',
    in_language: 'en',
    time_required: 6,
    featured: false,
    published_days_ago: 101,
  },
  {
    owner: 'omar',
    status: 'published',
    moderation_feedback: null,
    headline: 'Do I need an environmental impact assessment?',
    abstract:
      'A guide for guesthouses, workshops and landing sites: when EMCA asks for a licence before work begins, and what happens after you have it.',
    description: text(`
      The Environmental Management and Co-ordination Act of 1999, known as EMCA, asks for a licence
      **before** certain projects begin (section 58). The Second Schedule lists them. Whoever builds first
      and asks later pays twice.

      ## Three questions

      1. **Is the activity on the list?** Hotels, jetties, factories, quarries, boreholes and large
         clearings of land are examples to look up
      2. **Where is it?** A wetland, a riverbank, a forest edge, a park boundary or the shore makes even
         small work sensitive
      3. **Does it grow?** A second phase may need its own assessment

      If you are unsure, ask in writing and keep the answer.

      ## The path

      - Choose an expert who is licensed, and ask for two earlier reports
      - Hold the meeting with neighbours at an hour when women and fishers can come
      - Read the report yourself. You sign it
      - The licence carries conditions; pin them to the wall of the site office

      ## After the licence

      The regulations on assessment and audit (Legal Notice 101 of 2003) ask for audits of running
      projects. Workshops that release used water also look at the water quality regulations of 2024
      (Legal Notice 177), which were amended twice in 2025 and include the licence to discharge effluent.

      ## From our shore

      We moved a jetty by forty metres because an old fisherman showed the expert where the seagrass
      begins. It cost two weeks. The fish are still there.

      > Check the schedule, fees and current regulations with NEMA. This is information, not legal advice.
    `),
    resource_type: 'guide',
    themes: ['nature regeneration', 'transparent & accountable governance'],
    author: 'Omar Shee',
    publisher: null,
    source_url: 'https://www.nema.go.ke/',
    license: 'CC BY 4.0',
    in_language: 'en',
    time_required: 5,
    featured: false,
    published_days_ago: 150,
  },
];
