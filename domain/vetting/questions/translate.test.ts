import { QUESTIONNAIRES } from './translate';

const { en, sw } = QUESTIONNAIRES;

/** All that a reader sees of it, by where it stands. */
const textsOf = ({ questions }: typeof en): Record<string, string> =>
  Object.fromEntries(
    questions.flatMap(({ code, text, help, why, source, evidence_hint, options, presets }) => [
      ...Object.entries({ text, help, why, source, evidence_hint }).map(
        ([name, value]): [string, string] => [`${code} ${name}`, value],
      ),
      ...options.map(({ value, label }): [string, string] => [`${code} ${value}`, label]),
      ...presets.map(({ because }, index): [string, string] => [`${code} ${index}`, because]),
    ]),
  );

/** Names of laws and marks, which Kenyans write in English. */
const NAMES = [
  ...['DI5', 'DI7', 'SC3', 'T7', 'W6', 'A2', 'A7', 'E3', 'E4', 'N1', 'N6'].map(
    (code) => `${code} source`,
  ),
  ...['LG3 fairtrade', 'LG3 rainforest_alliance', 'LG3 b_corp', 'LG3 ecotourism_kenya'],
];

it('has a Kiswahili text wherever the English has one', () => {
  const english = textsOf(en);
  const kiswahili = textsOf(sw);
  const same = Object.keys(english).filter(
    (place) => english[place] !== '' && english[place] === kiswahili[place],
  );
  expect(same.sort()).toEqual(NAMES.sort());
  const filled = (texts: Record<string, string>) =>
    Object.keys(texts).filter((place) => texts[place] !== '');
  expect(filled(kiswahili)).toEqual(filled(english));
});

it('asks and scores the same in both', () => {
  const bare = ({ version, questions }: typeof en) => ({
    version,
    questions: questions.map(({ options, presets, ...rest }) => ({
      id: rest.id,
      kind: rest.kind,
      weight: rest.weight,
      bounds: rest.bounds,
      max_choices: rest.max_choices,
      options: options.map(({ label: _label, ...option }) => option),
      presets: presets.map(({ when }) => when),
    })),
  });
  expect(bare(sw)).toEqual(bare(en));
});
