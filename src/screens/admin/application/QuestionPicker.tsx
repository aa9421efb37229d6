import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { Fragment, useId, useMemo, useState } from 'react';
import { plural, t } from '../../../../domain/language';
import { useGetVettingReportQuery, useListVettingQuestionsQuery } from '../../../api/vettingApi';
import { SkeletonBlock } from '../../../ui/SkeletonBlock';
import { ErrorState } from '../../../ui/ErrorState';
import { ErrorLine } from '../../../ui/fields/FieldFrame';
import { useFieldState } from '../../../ui/fields/fieldState';
import { QuestionComment } from './QuestionComment';
import { answerGroups, filterAnswers, type AnswerGroup } from './answerGroups';

const List = styled('div')(({ theme }) => ({
  maxHeight: 320,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: theme.spacing(0, 1.5),
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.control}`,
  '& fieldset': { margin: 0, padding: theme.spacing(1, 0), border: 0, minWidth: 0 },
  '& legend': { paddingTop: theme.spacing(1), fontWeight: 600 },
  '& label': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: theme.spacing(0, 1.5),
    paddingBlock: theme.spacing(1),
    cursor: 'pointer',
  },
  '& input': {
    width: 20,
    height: 20,
    margin: '2px 0 0',
    accentColor: theme.vars.palette.primary.main,
  },
  '& small': {
    display: 'block',
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
  },
}));

interface GroupProps {
  group: AnswerGroup;
  chosen: readonly number[];
  describedBy: string | undefined;
  isInvalid: boolean;
  /** Questions whose comment is written at the answer. */
  judged: readonly number[];
  onToggle: (question: number) => void;
}

const Group = ({ group, chosen, describedBy, isInvalid, judged, onToggle }: GroupProps) => (
  <fieldset>
    <legend>{group.name}</legend>
    {group.questions.map(({ id, text, answer }) => (
      <Fragment key={id}>
        <label>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            aria-describedby={describedBy}
            aria-invalid={isInvalid}
            onChange={() => onToggle(id)}
          />
          <span>
            {text}
            <small>{t('Answered: {answer}', { answer: answer.join('; ') })}</small>
          </span>
        </label>
        {chosen.includes(id) && (
          <QuestionComment question={id} text={text} isJudged={judged.includes(id)} />
        )}
      </Fragment>
    ))}
  </fieldset>
);

function useAnswers(business: number) {
  const report = useGetVettingReportQuery(business);
  const questions = useListVettingQuestionsQuery();
  const groups = useMemo(
    () =>
      report.currentData && questions.data
        ? answerGroups(report.currentData, questions.data)
        : null,
    [report.currentData, questions.data],
  );
  const hasFailed = !groups && [report, questions].some(({ isError }) => isError);
  const retry = () => {
    for (const part of [report, questions]) if (part.isError) void part.refetch();
  };
  return { groups, hasFailed, retry };
}

interface Props {
  business: number;
  /** Questions with a verdict, which says what to change. */
  judged: readonly number[];
}

/** Selects the questions that the business may answer again, and takes what to change in each. */
export function QuestionPicker({ business, judged }: Props) {
  const searchId = useId();
  const nameId = useId();
  const { field, helpers, id, error, errorId } = useFieldState<number[]>('questions');
  const [search, setSearch] = useState('');
  const { groups, hasFailed, retry } = useAnswers(business);
  const chosen = field.value;
  const toggle = (question: number) =>
    void helpers.setValue(
      chosen.includes(question)
        ? chosen.filter((each) => each !== question)
        : [...chosen, question],
    );
  if (hasFailed)
    return (
      <ErrorState
        message={t('The answers of this business could not be loaded.')}
        onRetry={retry}
      />
    );
  if (!groups) {
    return (
      <div role="status" aria-label={t('Loading the answers')}>
        <SkeletonBlock sx={{ height: 120 }} />
      </div>
    );
  }
  const shown = filterAnswers(groups, search);
  return (
    <div role="group" aria-labelledby={nameId}>
      <FormControl fullWidth>
        <InputLabel id={nameId} htmlFor={searchId}>
          {t('Questions to open again (required)')}
        </InputLabel>
        <OutlinedInput
          id={searchId}
          type="search"
          autoComplete="off"
          placeholder={t('Search in questions and answers')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </FormControl>
      <p role="status">
        {chosen.length === 0
          ? t('None selected yet.')
          : plural(chosen.length, '# question picked.', '# questions picked.')}
      </p>
      <List id={id} tabIndex={-1}>
        {shown.length === 0 && <p>{t('No question or answer contains these words.')}</p>}
        {shown.map((group) => (
          <Group
            key={group.name}
            group={group}
            chosen={chosen}
            describedBy={error ? errorId : undefined}
            isInvalid={error !== null}
            judged={judged}
            onToggle={toggle}
          />
        ))}
      </List>
      <ErrorLine id={errorId} error>
        {error}
      </ErrorLine>
    </div>
  );
}
