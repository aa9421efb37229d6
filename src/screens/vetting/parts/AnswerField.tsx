import FormHelperText from '@mui/material/FormHelperText';
import { t } from '../../../../domain/language';
import { isFull } from '../../../../domain/vetting/answers';
import type { VettingQuestion } from '../../../../domain/vetting/types';
import { notApplicableOption } from '../answerDraft';
import { notApplicableFirst } from '../notApplicable';
import type { AnswerDraft } from '../useAnswerDraft';
import { ChoiceCards } from './ChoiceCards';
import { TypedField } from './TypedField';

interface Props {
  question: VettingQuestion;
  entry: AnswerDraft;
  id: string;
  labelledBy: string;
  describedBy: string | undefined;
  disabled: boolean;
  /** What does not concern a small business is offered first. */
  isSmall: boolean;
}

/** Whatever the question is answered with, and the reason where it is not applicable. */
export function AnswerField(props: Props) {
  const { question, entry, id, labelledBy, describedBy, disabled, isSmall } = props;
  const { kind, options } = question;
  const { draft, problems, choose, type } = entry;
  const isNotApplicable = notApplicableOption(question, draft) !== null;
  const isChoice = kind === 'one' || kind === 'many';
  const hasTooMany = draft.selected_options.length > 0 && kind === 'many' && problems.length > 0;
  return (
    <>
      {!isChoice && !isNotApplicable && (
        <TypedField
          id={id}
          kind={kind}
          labelledBy={labelledBy}
          describedBy={describedBy}
          value={draft.text}
          problems={problems}
          disabled={disabled}
          onType={type}
        />
      )}
      {options.length > 0 && (
        <ChoiceCards
          type={kind === 'one' ? 'radio' : 'checkbox'}
          name={id}
          options={isSmall ? notApplicableFirst(options) : options}
          chosen={draft.selected_options}
          isFull={isFull(question, draft.selected_options)}
          labelledBy={labelledBy}
          describedBy={describedBy}
          disabled={disabled}
          onChoose={choose}
        />
      )}
      {hasTooMany && !isNotApplicable && (
        <FormHelperText error role="alert">
          {problems.join(' ')}
        </FormHelperText>
      )}
      {isNotApplicable && (
        <TypedField
          id={`${id}-reason`}
          kind="line"
          label={t('Why does it not concern you?')}
          help={t('A few words are enough; a reviewer reads them.')}
          value={draft.text}
          problems={problems}
          disabled={disabled}
          onType={type}
        />
      )}
    </>
  );
}
