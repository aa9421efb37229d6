import { styled } from '@mui/material/styles';
import { useFormikContext, type FormikHelpers } from 'formik';
import { useCallback, useState } from 'react';
import { object } from 'yup';
import { t } from '../../../../../domain/language';
import type { ReviewPayload } from '../../../../../domain/contract/review';
import { REVIEW_NOTE } from '../../../../../domain/fieldLimits';
import { FIELD_MESSAGES } from '../../../../../domain/messages';
import { POST_REVIEW_SENTENCES } from '../../../../content/postReview';
import { BusyButton } from '../../../../ui/BusyButton';
import { FilterSelect } from '../../../../ui/FilterSelect';
import { FormAlert, type Problem } from '../../../../ui/fields/FormAlert';
import { keepFocus } from '../../../../ui/fields/keepFocus';
import { DraftForm } from '../../../../ui/fields/DraftForm';
import { TextField } from '../../../../ui/fields/TextField';
import { textWithin } from '../../../../entities/fields/limitRules';
import { useSubmitChoice, type SubmitChoice } from '../useSubmitChoice';

export type Decision = ReviewPayload['decision'];

interface Values {
  note: string;
}

const Buttons = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  marginTop: theme.spacing(1),
  '& .MuiButton-root': { minHeight: 44 },
}));

const DECISIONS = [
  { decision: 'published', variant: 'contained', color: 'primary' },
  { decision: 'changes_requested', variant: 'outlined', color: 'primary' },
  { decision: 'rejected', variant: 'outlined', color: 'error' },
] as const;

/** The texts of the form, translated but for the sentences; a decision without a label is not offered. */
export interface DecisionWords {
  note: string;
  help: string;
  labels: Partial<Record<Decision, string>>;
  sentences: Record<Exclude<Decision, 'published'>, readonly string[]>;
}

const postWords = (): DecisionWords => ({
  note: t('Note to the author'),
  help: t('Needed unless you publish. The author reads it in an email and beside the post.'),
  labels: {
    published: t('Publish'),
    changes_requested: t('Ask for changes'),
    rejected: t('Reject'),
  },
  sentences: POST_REVIEW_SENTENCES,
});

const toOptions = ({ changes_requested, rejected }: DecisionWords['sentences']) => [
  { value: '', label: t('Choose one to add it') },
  ...[...changes_requested, ...rejected]
    .map((text) => t(text))
    .map((text) => ({ value: text, label: text })),
];

const schemaFor = (choice: SubmitChoice<Decision>) => () => {
  const note = textWithin(REVIEW_NOTE);
  return object({
    note:
      choice.read() === 'published' ? note : note.required(() => t(FIELD_MESSAGES.thisRequired)),
  });
};

interface FieldsProps {
  choice: SubmitChoice<Decision>;
  canPublish: boolean;
  words: DecisionWords;
}

function Fields({ choice, canPublish, words }: FieldsProps) {
  const { values, isSubmitting, setFieldValue } = useFormikContext<Values>();
  const [pressed, setPressed] = useState<Decision | null>(null);
  const add = (sentence: string) => {
    const note = [values.note.trim(), sentence].filter(Boolean).join('\n');
    void setFieldValue('note', note.slice(0, REVIEW_NOTE.maxLength), false);
  };
  return (
    <>
      <TextField
        name="note"
        label={words.note}
        rows={5}
        maxLength={REVIEW_NOTE.maxLength}
        help={words.help}
      />
      <FilterSelect
        label={t('Stock sentences')}
        value=""
        options={toOptions(words.sentences)}
        onChange={add}
      />
      <Buttons>
        {DECISIONS.filter(
          ({ decision }) =>
            words.labels[decision] !== undefined && (canPublish || decision !== 'published'),
        ).map(({ decision, variant, color }) => (
          <BusyButton
            {...keepFocus}
            key={decision}
            type="submit"
            variant={variant}
            color={color}
            busy={isSubmitting && pressed === decision}
            disabled={isSubmitting}
            onClick={() => {
              choice.set(decision);
              setPressed(decision);
            }}
          >
            {words.labels[decision]}
          </BusyButton>
        ))}
      </Buttons>
    </>
  );
}

interface Props {
  headingId: string;
  /** The note so far. */
  note: string;
  /** Must not change between renders. */
  onNote: (note: string) => void;
  canPublish: boolean;
  words?: DecisionWords;
  /** Resolves with the problem, null when there was none. */
  onDecide: (decision: Decision, note: string) => Promise<Problem | null>;
}

/** Publishes, asks for changes or rejects, with a note, which stays when the decision is refused. */
export function DecisionForm(props: Props) {
  const { headingId, note, onNote, canPublish, words = postWords(), onDecide } = props;
  const choice = useSubmitChoice<Decision>('published');
  const [schema] = useState(() => schemaFor(choice));
  const [problem, setProblem] = useState<Problem | null>(null);
  const keep = useCallback((values: Values) => onNote(values.note), [onNote]);
  const decide = async (values: Values, { resetForm }: FormikHelpers<Values>) => {
    setProblem(null);
    const failure = await onDecide(choice.read(), values.note.trim());
    setProblem(failure);
    if (failure === null) resetForm({ values: { note: '' } });
  };
  return (
    <DraftForm
      labelledBy={headingId}
      initialValues={{ note }}
      schema={schema}
      onValues={keep}
      onSubmit={decide}
    >
      {problem !== null && (
        <FormAlert key={problem.text} wait={problem.wait}>
          {t('Not decided. {reason} What you wrote is still here.', { reason: problem.text })}
        </FormAlert>
      )}
      <Fields choice={choice} canPublish={canPublish} words={words} />
    </DraftForm>
  );
}
