import { COUNTIES } from './counties';

type CountyCode = (typeof COUNTIES)[number]['code'];

/** Latitude and longitude of the middle of each county, from the shapes of its map. */
const CENTRES: Record<CountyCode, readonly [latitude: number, longitude: number]> = {
  '001': [-4.01, 39.64],
  '002': [-4.13, 39.14],
  '003': [-3.18, 39.67],
  '004': [-1.57, 39.4],
  '005': [-2.05, 40.74],
  '006': [-3.43, 38.42],
  '007': [-0.51, 40.16],
  '008': [1.77, 40.01],
  '009': [3.38, 40.71],
  '010': [2.93, 37.57],
  '011': [0.97, 38.53],
  '012': [0.14, 37.76],
  '013': [-0.23, 37.87],
  '014': [-0.62, 37.63],
  '015': [-1.5, 38.4],
  '016': [-1.31, 37.41],
  '017': [-2.17, 37.8],
  '018': [-0.35, 36.49],
  '019': [-0.37, 36.96],
  '020': [-0.55, 37.32],
  '021': [-0.83, 37.04],
  '022': [-1.09, 36.83],
  '023': [3.36, 35.46],
  '024': [1.68, 35.27],
  '025': [1.28, 37.12],
  '026': [1.01, 34.98],
  '027': [0.5, 35.34],
  '028': [0.76, 35.56],
  '029': [0.16, 35.14],
  '030': [0.64, 35.96],
  '031': [0.29, 36.77],
  '032': [-0.49, 36.1],
  '033': [-1.27, 35.6],
  '034': [-2.13, 36.92],
  '035': [-0.27, 35.36],
  '036': [-0.71, 35.31],
  '037': [0.38, 34.78],
  '038': [0.05, 34.75],
  '039': [0.71, 34.67],
  '040': [0.35, 34.23],
  '041': [-0.08, 34.28],
  '042': [-0.19, 34.87],
  '043': [-0.57, 34.4],
  '044': [-1.01, 34.4],
  '045': [-0.79, 34.81],
  '046': [-0.67, 35.0],
  '047': [-1.31, 36.87],
};

const EARTH_RADIUS_KM = 6371;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** From centre to centre, along the surface of the earth. */
function distanceKm(one: CountyCode, other: CountyCode): number {
  const [[south, west], [north, east]] = [CENTRES[one], CENTRES[other]];
  const haversine =
    Math.sin(toRadians(north - south) / 2) ** 2 +
    Math.cos(toRadians(south)) *
      Math.cos(toRadians(north)) *
      Math.sin(toRadians(east - west) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(haversine));
}

interface Neighbour {
  code: CountyCode;
  km: number;
}

/** All counties with how far they are, the county itself first. */
export const countiesByDistance = (from: CountyCode): Neighbour[] =>
  COUNTIES.map(({ code }) => ({ code, km: Math.round(distanceKm(from, code)) })).sort(
    (one, other) => one.km - other.km,
  );

export const isCountyCode = (code: string): code is CountyCode => code in CENTRES;
