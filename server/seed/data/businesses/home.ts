import { criteriaOf } from '../../../../domain/vetting/badges';
import type { DemoBusiness } from '../../types';
import { text } from '../text';

export const home: DemoBusiness[] = [
  {
    slug: 'mukurwe-stove-makers',
    owner: null,
    status: 'published',
    name: 'Mukurwe Stove Makers',
    summary: "Ceramic-lined jikos and institutional stoves, fired with prunings near Murang'a.",
    description: text(`
      The makers dig clay on a licensed plot by the Mathioya, mould liners by hand and fire them with
      macadamia shell and tea prunings. The finished jiko needs about half the charcoal of an open
      metal one in the group's own kitchen tests; the method of the test is printed on the leaflet so
      that others can repeat it.

      Schools order larger wood stoves with a chimney and receive a day's training for the cook. Clay
      pits are refilled and planted with bamboo before a new one is opened. Broken liners come back
      as grog for the next batch.
    `),
    category: 'Home',
    other_categories: ['Energy'],
    themes: ['energy transition', 'nature regeneration'],
    badges: ['women_led', 'locally_anchored'],
    criteria: criteriaOf({
      female_managers: 57.1,
      founded_by_woman: true,
      kenya_founded: true,
      kenyan_employees: 100,
      revenue_in_kenya: 100,
      employees_with_different_abilities: 14,
      untreated: true,
      no_chemicals: false,
    }),
    level: 'Sapling',
    featured: false,
    founding_year: 2003,
    county: '021',
    address_locality: "Murang'a",
    street_address: 'Mukuyu market, workshop row',
    latitude: -0.721,
    longitude: 37.1526,
    email: 'jiko@mukurwe-stoves.example',
    telephone: '+254700000128',
    whatsapp_phone: '+254700000128',
    url: 'https://mukurwe-stoves.example',
    same_as: [],
    opening_hours: 'Monday to Saturday, 8:00 to 17:00',
    verified_days_ago: 128,
    published_days_ago: 368,
  },
  {
    slug: 'tupu-refill-shop',
    owner: null,
    status: 'published',
    name: 'Tupu Refill Shop',
    summary: 'Cooking oil, soap, rice and pulses sold by weight in Mombasa. Bring the empty.',
    description: text(`
      Tupu means empty, which is how jars arrive. The shop in Bondeni weighs the container first, then
      the goods, so nobody pays for glass. Sixty products are sold this way, from Mwea rice to washing
      powder, in amounts from a spoonful upwards. Prices are checked every Monday against the nearest
      supermarket and the comparison is chalked on the wall.

      Suppliers deliver in drums and sacks that go back on the next trip. For customers without a
      container there is a shelf of donated, boiled jars. A kiosk on wheels takes the same service to
      Likoni on two afternoons a week.
    `),
    category: 'Home',
    other_categories: ['Food & drinks', 'Beauty & self-care'],
    themes: ['responsible processing & packaging', 'community action'],
    badges: ['women_led', 'locally_anchored'],
    criteria: criteriaOf(
      {
        female_managers: 66.7,
        founded_by_woman: true,
        kenya_founded: true,
        kenyan_employees: 100,
        revenue_in_kenya: 100,
        employees_with_different_abilities: 13,
        untreated: false,
        no_chemicals: false,
      },
      ['revenue_in_kenya'],
    ),
    level: 'Sapling',
    featured: true,
    founding_year: 2021,
    county: '001',
    address_locality: 'Bondeni, Mombasa',
    street_address: 'Abdel Nasser Road, ground floor',
    latitude: -4.0532,
    longitude: 39.6743,
    email: 'karibu@tupu-refill.example',
    telephone: '+254700000129',
    whatsapp_phone: '+254700000129',
    url: 'https://tupu-refill.example',
    same_as: ['https://instagram.example/tupu.refill', 'https://x.example/tupurefill'],
    opening_hours: 'Monday to Saturday, 8:00 to 19:00; Sunday, 10:00 to 14:00',
    verified_days_ago: 20,
    published_days_ago: 180,
  },
  {
    slug: 'udongo-earth-blocks',
    owner: null,
    status: 'published',
    name: 'Udongo Earth Blocks',
    summary: 'Interlocking soil blocks pressed on site in Kajiado, cured with water and shade.',
    description: text(`
      Udongo brings a hand press and a sieve to the building site, tests the soil in jam jars and
      presses interlocking blocks on the spot. The mix holds between five and eight per cent cement,
      and the proportion for each job is written in the contract. Nothing is fired, so no trees go
      into a kiln.

      Crews are hired within walking distance of the site and trained for a week with pay. Helmets,
      boots and injury cover are included in the price and listed as such. Clients receive a
      maintenance note: which walls need a plaster skirt, and what to do when the rains come sideways.
    `),
    category: 'Home',
    other_categories: [],
    themes: ["workers' wellbeing", 'energy transition', 'transparent & accountable governance'],
    badges: ['locally_anchored'],
    criteria: criteriaOf({
      female_managers: 20,
      founded_by_woman: false,
      kenya_founded: true,
      kenyan_employees: 100,
      revenue_in_kenya: 95,
      employees_with_different_abilities: 2,
      untreated: false,
      no_chemicals: false,
    }),
    level: 'Sprout',
    featured: false,
    founding_year: 2015,
    county: '034',
    address_locality: 'Kitengela',
    street_address: null,
    latitude: -1.4736,
    longitude: 36.96,
    email: 'jenga@udongo-blocks.example',
    telephone: '+254700000130',
    whatsapp_phone: '+254700000131',
    url: 'https://udongo-blocks.example',
    same_as: ['https://linkedin.example/company/udongo-earth-blocks'],
    opening_hours: 'Monday to Friday, 7:30 to 16:30',
    verified_days_ago: 162,
    published_days_ago: 325,
  },
  {
    slug: 'hyacinth-house',
    owner: null,
    status: 'published',
    name: 'Hyacinth House',
    summary: 'Chairs, mats and baskets woven from Lake Victoria water hyacinth at Dunga, Kisumu.',
    description: text(`
      When hyacinth closes the bay, fishing stops and weaving starts. Hyacinth House buys stems by the
      bundle from boat crews, dries them on raised wire for two weeks and weaves them over frames of
      eucalyptus and reclaimed steel. The smell is of hay; the chairs hold a grown man who leans back.

      Roots and leaves, which nobody can weave, are composted with market waste. Twelve weavers are
      paid by the piece with a floor at the statutory day rate, so a slow week still brings a wage.
      Old pieces are rewoven on their frames for a third of the price.
    `),
    category: 'Home',
    other_categories: ['Clothing & accessories'],
    themes: ['nature regeneration', "workers' wellbeing"],
    badges: ['locally_anchored', 'ability_inclusion', 'toxin_free'],
    criteria: criteriaOf({
      female_managers: 50,
      founded_by_woman: true,
      kenya_founded: true,
      kenyan_employees: 100,
      revenue_in_kenya: 78,
      employees_with_different_abilities: 33.3,
      untreated: true,
      no_chemicals: true,
    }),
    level: 'Sprout',
    featured: false,
    founding_year: 2011,
    county: '042',
    address_locality: 'Dunga, Kisumu',
    street_address: 'Dunga Beach Road, past the boat ramp',
    latitude: -0.143,
    longitude: 34.737,
    email: 'fanicha@hyacinth-house.example',
    telephone: '+254700000132',
    whatsapp_phone: '+254700000132',
    url: 'https://hyacinth-house.example',
    same_as: ['https://facebook.example/hyacinthhouse'],
    opening_hours: 'Every day, 8:30 to 17:30',
    verified_days_ago: 93,
    published_days_ago: 288,
  },
];
