import {
  CLAIM_NAMES,
  FIELD_NAMES,
  fieldOf,
  namesWith,
  OPTIONAL_TEXT_NAMES,
  PUBLIC_NAMES,
  REQUIRED_NAMES,
  TEAM_NAMES,
} from './fields';

test('our team edits only what is public, and reviews only that', () => {
  const isPublic = (name: (typeof FIELD_NAMES)[number]) => fieldOf(name).isPublic;
  expect([...TEAM_NAMES, ...CLAIM_NAMES].filter((name) => !isPublic(name))).toEqual([]);
  expect(TEAM_NAMES).not.toContain('logo');
  expect(TEAM_NAMES).not.toContain('street_address');
});

test('what is public by choice has a field for the choice', () => {
  const choices = FIELD_NAMES.flatMap((name) => fieldOf(name).publicIf ?? []);
  expect(choices).toEqual(namesWith({ kind: 'yesNo' }));
});

test('names with two properties have both', () => {
  expect(namesWith({ step: 'reach', kind: 'text' })).toEqual(['opening_hours']);
});

test('a public text is required or optional, never both', () => {
  const texts = PUBLIC_NAMES.filter((name) => 'capitals' in fieldOf(name));
  for (const name of texts) {
    const found = [...REQUIRED_NAMES, ...OPTIONAL_TEXT_NAMES].filter((other) => other === name);
    expect(found).toEqual([name]);
  }
});
