import {
  STATEMENT_NAMES,
  FIELD_NAMES,
  fieldOf,
  namesWith,
  OPTIONAL_TEXT_NAMES,
  PUBLIC_NAMES,
  REQUIRED_NAMES,
  TEAM_NAMES,
} from './fields';

test('lets the team edit and review public fields only', () => {
  const isPublic = (name: (typeof FIELD_NAMES)[number]) => fieldOf(name).isPublic;
  expect([...TEAM_NAMES, ...STATEMENT_NAMES].filter((name) => !isPublic(name))).toEqual([]);
  expect(TEAM_NAMES).not.toContain('logo');
  expect(TEAM_NAMES).not.toContain('street_address');
});

test('has a yes-or-no field for each field that is public by choice', () => {
  const choices = FIELD_NAMES.flatMap((name) => fieldOf(name).publicIf ?? []);
  expect(choices).toEqual(namesWith({ kind: 'yesNo' }));
});

test('finds fields by two properties at once', () => {
  expect(namesWith({ step: 'reach', kind: 'text' })).toEqual(['opening_hours']);
});

test('makes each public text either required or optional', () => {
  const texts = PUBLIC_NAMES.filter((name) => 'capitals' in fieldOf(name));
  for (const name of texts) {
    const found = [...REQUIRED_NAMES, ...OPTIONAL_TEXT_NAMES].filter((other) => other === name);
    expect(found).toEqual([name]);
  }
});
