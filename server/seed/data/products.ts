import type { DemoProduct } from '../types';

/** What the demo businesses sell, by the slug of their listing. */
export const demoProducts: Readonly<Record<string, readonly DemoProduct[]>> = {
  'mwania-dryland-honey': [
    { name: 'Acacia honey', price: 850, unit: '500 g jar', season: 'December to April' },
    { name: 'Beeswax block', price: 600, unit: 'kg' },
  ],
  'nam-lolwe-cold-chain': [
    { name: 'Flake ice', price: 12, unit: 'kg' },
    { name: 'Place in the cold room', price: 60, unit: 'crate and night' },
  ],
  'tharaka-sun-fruits': [
    { name: 'Dried mango slices', price: 220, unit: '100 g bag' },
    {
      name: 'Dried pawpaw and banana mix',
      price: 190,
      unit: '100 g bag',
      season: 'June to October',
    },
  ],
  'ewaso-camel-dairy': [
    { name: 'Pasteurised camel milk', price: 180, unit: 'litre' },
    { name: 'Camel milk yoghurt', price: 120, unit: '250 ml cup' },
  ],
  'rwama-coffee-growers': [
    { name: 'Roasted coffee beans', price: 750, unit: '250 g bag' },
    {
      name: 'Walk through the coffee factory',
      price: 500,
      unit: 'person',
      season: 'October to December',
    },
  ],
  'malkia-cloth-nappies': [
    { name: 'Washable nappy with two inserts', price: 650, unit: '' },
    { name: 'Lending kit for newborns', price: 1200, unit: 'six weeks' },
  ],
  'mbao-toy-workshop': [
    { name: 'Wooden pull-along truck', price: 950, unit: '' },
    { name: 'Counting set for schools', price: 2400, unit: 'box of 100', is_lowest_price: true },
  ],
  'lishe-ndogo': [
    { name: 'Millet and groundnut porridge flour', price: 240, unit: 'kg' },
    { name: 'Sorghum weaning flour', price: 220, unit: 'kg' },
  ],
  'pwani-tots': [
    { name: 'Kanga baby carrier', price: 1800, unit: '' },
    { name: 'Kikoi romper', price: 900, unit: '' },
  ],
  'mwingi-kiondo-weavers': [
    { name: 'Sisal kiondo with leather handles', price: 2600, unit: '', is_lowest_price: true },
    { name: 'Laundry basket with lid', price: 4200, unit: '' },
  ],
  'rudisha-threads': [
    { name: 'Patchwork denim jacket', price: 3800, unit: '', is_lowest_price: true },
    { name: 'Market bag from mitumba cotton', price: 650, unit: '' },
  ],
  'olkeri-beadwork': [
    { name: 'Beaded collar necklace', price: 3500, unit: '', is_lowest_price: true },
    { name: 'Beaded leather belt', price: 1800, unit: '' },
  ],
  'akala-works': [
    { name: 'Akala sandals, made to measure', price: 900, unit: 'pair' },
    { name: 'Work boots with tyre soles', price: 3200, unit: 'pair' },
  ],
  'mwangaza-soaps': [
    { name: 'Avocado bar soap', price: 180, unit: 'bar' },
    { name: 'Liquid soap refill', price: 160, unit: 'litre' },
  ],
  'suguroi-aloe': [
    { name: 'Aloe gel', price: 550, unit: '200 ml jar' },
    { name: 'Aloe and honey lip balm', price: 200, unit: 'tin' },
  ],
  'bahari-mwani-skincare': [
    { name: 'Seaweed soap', price: 250, unit: 'bar' },
    { name: 'Sea salt and mwani scrub', price: 600, unit: '250 g jar' },
  ],
  'mbuyu-oils': [
    { name: 'Cold-pressed baobab oil', price: 1400, unit: '100 ml bottle' },
    { name: 'Baobab hair butter', price: 850, unit: '150 g tin' },
  ],
  'heri-pads': [
    { name: 'Washable pads, set of four', price: 480, unit: 'set' },
    { name: 'School talk about periods', price: null, unit: '' },
  ],
  'afya-jua-clinic': [
    { name: 'Consultation with a nurse', price: 200, unit: 'visit' },
    { name: 'Antenatal check', price: 300, unit: 'visit' },
  ],
  'ona-spectacles': [
    { name: 'Eye test', price: 300, unit: 'person' },
    { name: 'Refurbished frame with lenses', price: 1500, unit: 'pair', is_lowest_price: true },
  ],
  'tembea-mobility-workshop': [
    { name: 'Rough-road wheelchair', price: 38000, unit: '', is_lowest_price: true },
    { name: 'Wheelchair repair', price: 800, unit: 'hour' },
  ],
  'mukurwe-stove-makers': [
    { name: 'Ceramic-lined jiko', price: 1100, unit: '' },
    { name: 'Stove for schools and kitchens', price: 65000, unit: '', is_lowest_price: true },
  ],
  'tupu-refill-shop': [
    { name: 'Cooking oil by weight', price: 310, unit: 'litre' },
    { name: 'Laundry soap refill', price: 170, unit: 'litre' },
  ],
  'udongo-earth-blocks': [
    { name: 'Interlocking soil block', price: 28, unit: 'block' },
    { name: 'Block press and crew on site', price: 9500, unit: 'day', season: 'the dry months' },
  ],
  'hyacinth-house': [
    { name: 'Hyacinth armchair', price: 8500, unit: '' },
    { name: 'Woven floor mat', price: 2200, unit: 'square metre' },
  ],
  'nkadoru-community-camp': [
    { name: 'Safari tent for two', price: 9800, unit: 'night', is_lowest_price: true },
    { name: 'Morning walk with a Samburu guide', price: 1500, unit: 'person' },
  ],
  'mikoko-dhow-days': [
    {
      name: 'Day under sail through the mangroves',
      price: 4500,
      unit: 'person',
      season: 'August to April',
    },
    { name: 'Sunset sail', price: 2500, unit: 'person' },
  ],
  'kerio-edge-walks': [
    { name: 'Guided walk to the valley floor', price: 2000, unit: 'person' },
    { name: 'Homestay with dinner and breakfast', price: 2800, unit: 'night' },
  ],
  'chalbi-camel-treks': [
    {
      name: 'Walk with camels, five days',
      price: 68000,
      unit: 'person',
      season: 'June to September',
    },
    { name: 'Day with the herders', price: 5000, unit: 'person', is_lowest_price: true },
  ],
  'cherangany-rest-house': [
    { name: 'Double room with breakfast', price: 4200, unit: 'night' },
    { name: 'Meeting room for twenty', price: 6000, unit: 'day' },
  ],
  'shamba-table': [
    { name: 'Farm lunch', price: 450, unit: 'plate' },
    { name: 'Catering with returnable dishes', price: null, unit: '' },
  ],
  'takaungu-tide-lodge': [
    { name: 'Creek room for two', price: 11500, unit: 'night', is_lowest_price: true },
    { name: 'Boat on the creek', price: 1800, unit: 'hour' },
  ],
  'ishara-tea-house': [
    { name: 'Pot of Kericho tea', price: 150, unit: 'pot' },
    { name: 'Kenyan Sign Language evening', price: 400, unit: 'person' },
  ],
  'kimya-rides': [
    { name: 'Electric boda ride in town', price: 70, unit: 'ride', is_lowest_price: true },
    { name: 'Battery swap for riders', price: 190, unit: 'swap' },
  ],
  'mizigo-cargo-bikes': [
    { name: 'Pedal cargo trike', price: 78000, unit: '' },
    { name: 'Cargo trike for hire', price: 120, unit: 'hour' },
  ],
  'usenge-electric-boats': [
    { name: 'Electric outboard with battery', price: 900, unit: 'night' },
    { name: 'Quiet boat for visitors', price: 3500, unit: 'hour' },
  ],
  'geuza-conversions': [
    { name: 'Conversion of a school van', price: 2800000, unit: '', is_lowest_price: true },
    { name: 'Assessment of a vehicle', price: 8000, unit: 'vehicle' },
  ],
  'nzi-protein': [
    { name: 'Dried larvae for poultry', price: 130, unit: 'kg' },
    { name: 'Frass fertiliser', price: 1200, unit: '50 kg bag' },
  ],
  'likoni-pavers': [
    { name: 'Paving block from waste plastic', price: 55, unit: 'block' },
    { name: 'Laying of paths and yards', price: null, unit: '' },
  ],
  'kifaa-cycle': [
    { name: 'Refurbished laptop', price: 18500, unit: '', is_lowest_price: true },
    { name: 'Collection of electronic waste', price: null, unit: '' },
  ],
  'mbolea-mji-compost': [
    { name: 'Sieved compost', price: 900, unit: '50 kg bag' },
    {
      name: 'Compost delivered by the tonne',
      price: 14000,
      unit: 'tonne',
      season: 'before the rains',
    },
  ],
  'garissa-clean-town-cooperative': [
    { name: 'Household waste collection', price: 300, unit: 'month' },
    { name: 'Collection for shops', price: 1500, unit: 'month', is_lowest_price: true },
  ],
  'makaa-mbadala': [
    { name: 'Bagasse briquettes', price: 35, unit: 'kg' },
    { name: 'Kiln briquettes', price: 28000, unit: 'tonne' },
  ],
  'kaukau-solar-dryers': [
    { name: 'Family solar dryer', price: 42000, unit: '' },
    { name: 'Solar drying tunnel', price: 185000, unit: '', is_lowest_price: true },
  ],
  'gesi-shambani-biogas': [
    { name: 'Biogas digester, 6 cubic metres', price: 98000, unit: '' },
    { name: 'Yearly service visit', price: 3500, unit: 'visit' },
  ],
  'nuru-kaskazini': [
    { name: 'Household connection', price: 4500, unit: '' },
    { name: 'Electricity from the mini-grid', price: 48, unit: 'kWh' },
  ],
  'maji-jua-pumps': [
    { name: 'Solar pump for one acre', price: 115000, unit: '', is_lowest_price: true },
    { name: 'Help with the water permit', price: 6500, unit: '' },
  ],
  'silibwet-milk-coolers': [
    { name: 'Cooled evening milk', price: 65, unit: 'litre' },
    { name: 'Place at a farm-gate cooler', price: 2, unit: 'litre' },
  ],
  'hola-mango-vinegar': [
    { name: 'Mango vinegar', price: 280, unit: '500 ml bottle' },
    { name: 'Mango chutney', price: 320, unit: '300 g jar', season: 'January to June' },
  ],
  'sio-port-husk-boards': [
    { name: 'Rice-husk wall board', price: 1650, unit: 'sheet' },
    { name: 'Papyrus ceiling board', price: 1400, unit: 'sheet' },
  ],
  'kapenguria-natural-dyes': [
    { name: 'Plant-dyed cotton yarn', price: 700, unit: '100 g' },
    { name: 'Hand-dyed scarf', price: 1900, unit: '' },
  ],
  'nyansiongo-banana-paper': [
    { name: 'Banana-paper notebook', price: 350, unit: '' },
    { name: 'Gift wrap', price: 120, unit: 'sheet' },
  ],
};
