import type { DemoBusiness } from '../types';
import { beautyAndSelfCare } from './businesses/beauty';
import { clothingAndAccessories } from './businesses/clothing';
import { energy } from './businesses/energy';
import { foodAndDrinks } from './businesses/food';
import { health } from './businesses/health';
import { home } from './businesses/home';
import { hospitality } from './businesses/hospitality';
import { kidsAndBaby } from './businesses/kids';
import { tourismAndTravel } from './businesses/tourism';
import { transportation } from './businesses/transportation';
import { waste } from './businesses/waste';

/** The published directory. Invented businesses in real towns. */
export const demoBusinesses: DemoBusiness[] = [
  ...foodAndDrinks,
  ...kidsAndBaby,
  ...clothingAndAccessories,
  ...beautyAndSelfCare,
  ...health,
  ...home,
  ...tourismAndTravel,
  ...hospitality,
  ...transportation,
  ...waste,
  ...energy,
];
