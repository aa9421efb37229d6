import { aListing } from '../../testing/builders';
import { criteriaOfBadges } from '../../content/directoryCriteria';
import { factText } from '../evidence/facts';
import { evidenceOf } from './badgeEvidence';

const fact = { key: 'kenyan_employees', name: 'Kenyan employees', met: true };

test('factText shows a public figure unrounded with what it must exceed', () => {
  expect(factText({ ...fact, value: 72, threshold: 59 })).toBe('72% (more than 59% needed)');
  expect(factText({ ...fact, value: 59.04, threshold: 59 })).toBe('59.04% (more than 59% needed)');
});

test('factText does not show a private figure', () => {
  expect(factText({ ...fact, value: null, threshold: 59 })).toBe('Met, figure not published');
  expect(factText({ ...fact, met: false, value: null, threshold: 59 })).toBe('Not claimed');
});

test('factText shows a fact without a figure as met', () => {
  expect(factText({ ...fact, value: null, threshold: null })).toBe('Met');
});

test('evidenceOf gives only the criteria of own badges, with every fact they need', () => {
  const badges = criteriaOfBadges(['locally_anchored']);
  const [local, ...others] = evidenceOf(
    badges,
    aListing({
      badges: ['locally_anchored'],
      criteria: [
        { key: 'female_managers', label: '', met: true, value: 80, threshold: 50 },
        { key: 'kenya_founded', label: '', met: true, value: null, threshold: null },
        { key: 'kenyan_employees', label: '', met: true, value: 72, threshold: 59 },
      ],
    }),
  );
  expect(others).toEqual([]);
  expect(local?.facts.map((item) => [item.name, factText(item)])).toEqual([
    ['Founded in Kenya', 'Met'],
    ['Kenyan employees', '72% (more than 59% needed)'],
    ['Revenue earned in Kenya', 'Not claimed'],
  ]);
});
