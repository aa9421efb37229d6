import type { Cover, Item } from './compose';

type Covers = Readonly<Record<string, Cover>>;

/** Businesses by the slug of their listing. */
export const businesses: Covers = {
  'mwangaza-soaps': ['soap', 'flower', 'leaf'],
  'suguroi-aloe': ['aloe', 'tin', 'terracotta'],
  'bahari-mwani-skincare': ['seaweed', 'jar', 'teal'],
  'mbuyu-oils': ['baobab', 'oil', 'maize'],
  'mwingi-kiondo-weavers': ['kiondo', 'laundry', 'forest'],
  'rudisha-threads': ['jacket', 'scissors', 'wine'],
  'olkeri-beadwork': ['beads', 'belt', 'indigo'],
  'akala-works': ['sandal', 'boot', 'maize'],
  'makaa-mbadala': ['briquettes', 'flame', 'leaf'],
  'kaukau-solar-dryers': ['dryer', 'sun', 'forest'],
  'gesi-shambani-biogas': ['digester', 'cow', 'terracotta'],
  'nuru-kaskazini': ['panel', 'bulb', 'maize'],
  'maji-jua-pumps': ['pump', 'panel', 'ochre'],
  'mwania-dryland-honey': ['honey', 'bee', 'forest'],
  'nam-lolwe-cold-chain': ['fish', 'ice', 'indigo'],
  'tharaka-sun-fruits': ['mango', 'driedFruit', 'forest'],
  'ewaso-camel-dairy': ['camel', 'milk', 'indigo'],
  'rwama-coffee-growers': ['coffee', 'cherries', 'terracotta'],
  'heri-pads': ['pads', 'talk', 'teal'],
  'afya-jua-clinic': ['clinic', 'stethoscope', 'maize'],
  'ona-spectacles': ['glasses', 'eyechart', 'wine'],
  'tembea-mobility-workshop': ['wheelchair', 'wrench', 'leaf'],
  'mukurwe-stove-makers': ['jiko', 'bigStove', 'forest'],
  'tupu-refill-shop': ['refill', 'scale', 'ochre'],
  'udongo-earth-blocks': ['blocks', 'house', 'teal'],
  'hyacinth-house': ['chair', 'hyacinth', 'wine'],
  'cherangany-rest-house': ['mountain', 'bed', 'leaf'],
  'shamba-table': ['plate', 'basketOfFruit', 'forest'],
  'takaungu-tide-lodge': ['lodge', 'boat', 'maize'],
  'ishara-tea-house': ['teapot', 'handsign', 'terracotta'],
  'malkia-cloth-nappies': ['nappy', 'washing', 'indigo'],
  'mbao-toy-workshop': ['truck', 'abacus', 'forest'],
  'lishe-ndogo': ['bowl', 'millet', 'leaf'],
  'pwani-tots': ['carrier', 'romper', 'teal'],
  'nkadoru-community-camp': ['tent', 'tree', 'terracotta'],
  'mikoko-dhow-days': ['dhow', 'mangrove', 'maize'],
  'kerio-edge-walks': ['footpath', 'boots', 'indigo'],
  'chalbi-camel-treks': ['camel', 'sun', 'wine'],
  'kimya-rides': ['motorbike', 'battery', 'leaf'],
  'mizigo-cargo-bikes': ['cargobike', 'wrench', 'terracotta'],
  'usenge-electric-boats': ['boat', 'fish', 'ochre'],
  'geuza-conversions': ['van', 'battery', 'indigo'],
  'nzi-protein': ['hen', 'sack', 'teal'],
  'likoni-pavers': ['pavers', 'bottle', 'ochre'],
  'kifaa-cycle': ['laptop', 'phone', 'leaf'],
  'mbolea-mji-compost': ['compost', 'cabbage', 'maize'],
  'garissa-clean-town-cooperative': ['cart', 'broom', 'indigo'],
  'silibwet-milk-coolers': ['milk', 'cow', 'leaf'],
  'hola-mango-vinegar': ['vinegar', 'mango', 'teal'],
  'sio-port-husk-boards': ['board', 'grass', 'indigo'],
  'kapenguria-natural-dyes': ['dye', 'yarn', 'forest'],
  'nyansiongo-banana-paper': ['notebook', 'gift', 'maize'],
};

/** Events by their slug. */
export const events: Covers = {
  'cold-process-soap-day': ['soap', 'people', 'wine'],
  'members-evening-what-we-buy': ['people', 'basketOfFruit', 'teal'],
  'payslips-and-safety-committees': ['helmet', 'paper', 'indigo'],
  'solar-drying-field-day': ['dryer', 'mango', 'leaf'],
  'self-assessment-drop-in': ['checklist', 'talk', 'forest'],
  'rangeland-walk-kajiado': ['grass', 'cow', 'wine'],
  'cold-rooms-at-dawn': ['crate', 'ice', 'terracotta'],
  'epr-questions-and-answers': ['talk', 'bottle', 'leaf'],
  'counting-trees-that-live': ['tree', 'checklist', 'ochre'],
  'uniform-swap-ruiru': ['shirt', 'washing', 'maize'],
  'first-energy-walk-through': ['meter', 'bulb', 'forest'],
  'two-bins-and-a-scale': ['bins', 'scale', 'indigo'],
  'repair-saturday-kibuye': ['toolbox', 'wrench', 'leaf'],
  'weighing-day-at-school': ['scale', 'bins', 'teal'],
  'beneficial-owners-clinic': ['paper', 'key', 'terracotta'],
  'mangrove-planting-mtwapa-creek': ['mangrove', 'seedling', 'maize'],
};

/** Resources by the slug of their headline. */
export const resources: Covers = {
  'the-data-protection-act-for-a-small-business': ['shield', 'laptop', 'teal'],
  'bribery-act-section-9-procedures-that-fit-a-small-firm': ['law', 'coins', 'indigo'],
  'who-owns-your-company-filing-beneficial-owners': ['key', 'people', 'wine'],
  'starting-with-etims-the-first-ten-invoices': ['receipt', 'phone', 'leaf'],
  'leave-rest-and-the-lowest-wage-the-employment-act-in-brief': ['calendar', 'coins', 'terracotta'],
  'safety-committee-starter-kit': ['helmet', 'checklist', 'indigo'],
  'the-persons-with-disabilities-act-2025-at-work': ['wheelchair', 'law', 'forest'],
  'forty-seasonal-contracts-how-a-fruit-dryer-stopped-paying-by-the-bucket': [
    'driedFruit',
    'paper',
    'leaf',
  ],
  'agpo-selling-to-government-as-a-women-youth-or-disability-group': ['ballot', 'people', 'maize'],
  'who-holds-the-key-how-a-cold-room-is-run-by-its-users': ['crate', 'key', 'wine'],
  'how-member-trends-are-made-and-what-they-can-never-show': ['chart', 'shield', 'forest'],
  'the-sustainable-waste-management-act-duties-of-a-business': ['bins', 'law', 'terracotta'],
  'are-you-a-producer-the-epr-regulations-explained': ['bottle', 'checklist', 'ochre'],
  'two-bins-one-scale-a-waste-week-for-schools-and-offices': ['bin', 'scale', 'wine'],
  'plastic-packaging-in-kenya-what-is-banned-and-what-to-use-instead': ['bag', 'kiondo', 'teal'],
  'the-energy-management-regulations-2025-does-the-threshold-reach-you': [
    'meter',
    'factory',
    'indigo',
  ],
  'walk-with-me-an-energy-walk-through-of-a-small-hotel': ['bulb', 'bed', 'forest'],
  'your-first-emissions-inventory-in-four-evenings': ['factory', 'paper', 'teal'],
  'what-the-green-finance-taxonomy-means-for-a-borrower': ['coins', 'seedling', 'leaf'],
  'counting-trees-that-live-a-tally-kit-for-farms-and-groups': ['seedling', 'checklist', 'maize'],
  'before-you-drill-water-permits-under-the-water-act': ['drop', 'permit', 'terracotta'],
  'do-i-need-an-environmental-impact-assessment': ['hills', 'checklist', 'indigo'],
  'a-mangrove-nursery-with-four-groups-our-calendar': ['mangrove', 'calendar', 'teal'],
  'cleaning-a-school-laboratory-with-fewer-chemicals': ['flask', 'soap', 'wine'],
};

/** Products of a business in their order, by the slug of its listing. */
export const products: Readonly<Record<string, readonly Item[]>> = {
  'mwania-dryland-honey': [
    ['honey', 'forest'],
    ['wax', 'ochre'],
  ],
  'nam-lolwe-cold-chain': [
    ['ice', 'indigo'],
    ['crate', 'terracotta'],
  ],
  'tharaka-sun-fruits': [
    ['mango', 'leaf'],
    ['driedFruit', 'teal'],
  ],
  'ewaso-camel-dairy': [
    ['milkGlass', 'maize'],
    ['yoghurt', 'teal'],
  ],
  'rwama-coffee-growers': [
    ['beans', 'forest'],
    ['cherries', 'terracotta'],
  ],
  'malkia-cloth-nappies': [
    ['nappy', 'terracotta'],
    ['washing', 'teal'],
  ],
  'mbao-toy-workshop': [
    ['truck', 'forest'],
    ['abacus', 'indigo'],
  ],
  'lishe-ndogo': [
    ['flourBag', 'leaf'],
    ['millet', 'teal'],
  ],
  'pwani-tots': [
    ['carrier', 'wine'],
    ['romper', 'maize'],
  ],
  'mwingi-kiondo-weavers': [
    ['kiondo', 'forest'],
    ['laundry', 'indigo'],
  ],
  'rudisha-threads': [
    ['jacket', 'wine'],
    ['bag', 'forest'],
  ],
  'olkeri-beadwork': [
    ['beads', 'indigo'],
    ['belt', 'leaf'],
  ],
  'akala-works': [
    ['sandal', 'maize'],
    ['boot', 'forest'],
  ],
  'mwangaza-soaps': [
    ['soap', 'teal'],
    ['bottle', 'leaf'],
  ],
  'suguroi-aloe': [
    ['jar', 'terracotta'],
    ['tin', 'forest'],
  ],
  'bahari-mwani-skincare': [
    ['soap', 'indigo'],
    ['jar', 'ochre'],
  ],
  'mbuyu-oils': [
    ['oil', 'teal'],
    ['tin', 'leaf'],
  ],
  'heri-pads': [
    ['pads', 'teal'],
    ['talk', 'forest'],
  ],
  'afya-jua-clinic': [
    ['stethoscope', 'maize'],
    ['mother', 'forest'],
  ],
  'ona-spectacles': [
    ['eyechart', 'wine'],
    ['glasses', 'leaf'],
  ],
  'tembea-mobility-workshop': [
    ['wheelchair', 'leaf'],
    ['wrench', 'terracotta'],
  ],
  'mukurwe-stove-makers': [
    ['jiko', 'forest'],
    ['bigStove', 'indigo'],
  ],
  'tupu-refill-shop': [
    ['oil', 'indigo'],
    ['bottle', 'terracotta'],
  ],
  'udongo-earth-blocks': [
    ['blocks', 'teal'],
    ['press', 'forest'],
  ],
  'hyacinth-house': [
    ['chair', 'wine'],
    ['mat', 'forest'],
  ],
  'nkadoru-community-camp': [
    ['tent', 'indigo'],
    ['footpath', 'terracotta'],
  ],
  'mikoko-dhow-days': [
    ['dhow', 'leaf'],
    ['sunset', 'wine'],
  ],
  'kerio-edge-walks': [
    ['footpath', 'indigo'],
    ['hut', 'maize'],
  ],
  'chalbi-camel-treks': [
    ['camel', 'wine'],
    ['tent', 'forest'],
  ],
  'cherangany-rest-house': [
    ['bed', 'forest'],
    ['meeting', 'leaf'],
  ],
  'shamba-table': [
    ['plate', 'forest'],
    ['dishes', 'indigo'],
  ],
  'takaungu-tide-lodge': [
    ['lodge', 'leaf'],
    ['boat', 'maize'],
  ],
  'ishara-tea-house': [
    ['teapot', 'terracotta'],
    ['handsign', 'indigo'],
  ],
  'kimya-rides': [
    ['motorbike', 'leaf'],
    ['battery', 'terracotta'],
  ],
  'mizigo-cargo-bikes': [
    ['cargobike', 'terracotta'],
    ['cargobike', 'maize'],
  ],
  'usenge-electric-boats': [
    ['boat', 'leaf'],
    ['wave', 'wine'],
  ],
  'geuza-conversions': [
    ['van', 'indigo'],
    ['checklist', 'forest'],
  ],
  'nzi-protein': [
    ['hen', 'teal'],
    ['sack', 'leaf'],
  ],
  'likoni-pavers': [
    ['pavers', 'leaf'],
    ['footpath', 'ochre'],
  ],
  'kifaa-cycle': [
    ['laptop', 'leaf'],
    ['phone', 'terracotta'],
  ],
  'mbolea-mji-compost': [
    ['sack', 'maize'],
    ['compost', 'forest'],
  ],
  'garissa-clean-town-cooperative': [
    ['bin', 'terracotta'],
    ['cart', 'indigo'],
  ],
  'makaa-mbadala': [
    ['briquettes', 'leaf'],
    ['flame', 'forest'],
  ],
  'kaukau-solar-dryers': [
    ['dryer', 'leaf'],
    ['driedFruit', 'forest'],
  ],
  'gesi-shambani-biogas': [
    ['digester', 'terracotta'],
    ['wrench', 'leaf'],
  ],
  'nuru-kaskazini': [
    ['bulb', 'forest'],
    ['pylon', 'indigo'],
  ],
  'maji-jua-pumps': [
    ['pump', 'leaf'],
    ['permit', 'terracotta'],
  ],
  'silibwet-milk-coolers': [
    ['milk', 'leaf'],
    ['ice', 'terracotta'],
  ],
  'hola-mango-vinegar': [
    ['vinegar', 'indigo'],
    ['jar', 'leaf'],
  ],
  'sio-port-husk-boards': [
    ['board', 'indigo'],
    ['mat', 'teal'],
  ],
  'kapenguria-natural-dyes': [
    ['yarn', 'forest'],
    ['scarf', 'teal'],
  ],
  'nyansiongo-banana-paper': [
    ['notebook', 'maize'],
    ['gift', 'indigo'],
  ],
};
