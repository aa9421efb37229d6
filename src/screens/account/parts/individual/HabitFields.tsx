import { msg, t } from '../../../../../domain/language';
import { INTEREST_QUESTIONS, NONE, type InterestName } from '../../../../../domain/interests';
import { optionOf } from '../../../../entities/fields/optionsOf';
import { MultiChoice } from '../../../../ui/fields/MultiChoice';
import { SelectField } from '../../../../ui/fields/SelectField';

const NO_ANSWER = optionOf('', msg('Prefer not to say'));

interface Props {
  names: readonly InterestName[];
}

/** Questions on habits, as `domain/interests` words them; every answer may be left out. */
export function HabitFields({ names }: Props) {
  return INTEREST_QUESTIONS.filter(({ name }) => names.includes(name)).map(
    ({ name, question, kind, options }) =>
      kind === 'one' ? (
        <SelectField key={name} name={name} label={t(question)} options={[NO_ANSWER, ...options]} />
      ) : (
        <MultiChoice
          key={name}
          name={name}
          label={t(question)}
          help={t('Choose all that fit.')}
          options={options}
          exclusive={NONE}
          columns
        />
      ),
  );
}
