import { COUNTIES } from '../../../domain/counties';
import { countyAt } from './countyAt';

const nameAt = (latitude: number, longitude: number) => {
  const code = countyAt(latitude, longitude);
  return COUNTIES.find((county) => county.code === code)?.name ?? null;
};

test.each([
  ['Nairobi City', -1.2864, 36.8172],
  ['Kisumu', -0.1022, 34.7617],
  ['Mombasa', -4.0435, 39.6682],
  ['Kakamega', 0.2827, 34.7519],
  ['Turkana', 3.1191, 35.5973],
  ['Mandera', 3.9373, 41.8569],
  ['Nakuru', -0.3031, 36.08],
  // Naivasha; the middle of Nyandarua is nearer than that of its own county.
  ['Nakuru', -0.7167, 36.4333],
  ['Kiambu', -1.1466, 36.9609],
  ['Vihiga', 0.0763, 34.7228],
  ['Lamu', -2.2717, 40.902],
  ['Garissa', -0.4532, 39.6461],
])('finds %s by the position of its town', (name, latitude, longitude) => {
  expect(nameAt(latitude, longitude)).toBe(name);
});

test('finds the county of a shore', () => {
  // On the lake before Mbita.
  expect(nameAt(-0.4, 34.15)).toBe('Homa Bay');
});

test.each([
  ['Kampala', 0.3476, 32.5825],
  ['Arusha', -3.3869, 36.683],
  ['Addis Ababa', 9.03, 38.74],
  ['London', 51.5, -0.12],
  ['the Indian Ocean', -4, 42],
])('finds no county in %s', (_place, latitude, longitude) => {
  expect(countyAt(latitude, longitude)).toBeNull();
});
