import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Formik, useFormikContext } from 'formik';
import { useState } from 'react';
import { object, string } from 'yup';
import { t } from '../../../../domain/language';
import type { DataRequestPayload, OwnDataRequest } from '../../../../domain/contract/privacy';
import { FIELD_MESSAGES } from '../../../../domain/messages';
import { DATA_REQUEST_KINDS, DATA_REQUESTS } from '../../../../domain/privacy';
import { useAskAboutDataMutation, useListOwnDataRequestsQuery } from '../../../api/dataRequestsApi';
import { readFailure } from '../../../api/failure';
import { problemOf } from '../../../api/reasonOf';
import { optionOf } from '../../../entities/fields/optionsOf';
import { BusyButton } from '../../../ui/BusyButton';
import { Form } from '../../../ui/fields/Form';
import { FormAlert, type Problem } from '../../../ui/fields/FormAlert';
import { SelectField } from '../../../ui/fields/SelectField';
import { TextField } from '../../../ui/fields/TextField';
import { dateText } from '../../../ui/format';
import { Actions, Section } from './Section';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { overflowWrap: 'anywhere' },
}));

const stateText = ({ state, due_at, closed_at }: OwnDataRequest): string => {
  if (state === 'open') return t('We answer by {date}.', { date: dateText(due_at) });
  if (closed_at === null) return state === 'done' ? t('Done.') : t('Refused.');
  const date = dateText(closed_at);
  return state === 'done' ? t('Done on {date}.', { date }) : t('Refused on {date}.', { date });
};

const schema = object({
  details: string()
    .trim()
    .required(() => t(FIELD_MESSAGES.thisRequired)),
});

const KINDS = DATA_REQUEST_KINDS.map((value) => optionOf(value, DATA_REQUESTS[value].text));

function Fields({ onCancel }: { onCancel: () => void }) {
  const { isSubmitting, values } = useFormikContext<DataRequestPayload>();
  return (
    <>
      <SelectField
        name="kind"
        label={t('What do you ask?')}
        help={t('We answer within {days} days.', { days: DATA_REQUESTS[values.kind].days })}
        options={KINDS}
      />
      <TextField
        name="details"
        label={t('In your words (required)')}
        rows={3}
        maxLength={2_000}
        required
      />
      <Actions>
        <BusyButton type="submit" variant="contained" busy={isSubmitting}>
          {t('Send')}
        </BusyButton>
        <Button disabled={isSubmitting} onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </Actions>
    </>
  );
}

interface AskProps {
  headingId: string;
  onClose: () => void;
}

function Ask({ headingId, onClose }: AskProps) {
  const [ask] = useAskAboutDataMutation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const send = async (values: DataRequestPayload) => {
    setProblem(null);
    try {
      await ask(values).unwrap();
    } catch (thrown) {
      setProblem(problemOf(readFailure(thrown)));
      return;
    }
    onClose();
  };
  const nothingYet: DataRequestPayload = { kind: 'access', details: '' };
  return (
    <Formik initialValues={nothingYet} validationSchema={schema} onSubmit={send}>
      <Form labelledBy={headingId}>
        {problem && (
          <FormAlert key={problem.text} wait={problem.wait}>
            {t('Not sent. {problem}', { problem: problem.text })}
          </FormAlert>
        )}
        <Fields onCancel={onClose} />
      </Form>
    </Formik>
  );
}

/** What the member asked about their data, and by when we answer. */
export function DataRequests() {
  const { data = [] } = useListOwnDataRequestsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Section
      title={t('Ask about your data')}
      lead={t(
        'For what you cannot do on this page: ask our team to correct or delete something, to stop using it, or what we do with it.',
      )}
    >
      {(headingId) => (
        <>
          {data.length > 0 && (
            <List aria-label={t('What you asked')}>
              {data.map((request) => (
                <li key={request.id}>
                  <Typography sx={{ fontWeight: 600 }}>
                    {t(DATA_REQUESTS[request.kind].name)}: {stateText(request)}
                  </Typography>
                  <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
                    {request.details}
                  </Typography>
                  {request.answer !== '' && (
                    <Typography>{t('Our answer: {answer}', { answer: request.answer })}</Typography>
                  )}
                </li>
              ))}
            </List>
          )}
          {isAsking ? (
            <Ask headingId={headingId} onClose={() => setIsAsking(false)} />
          ) : (
            <Actions>
              <Button variant="outlined" onClick={() => setIsAsking(true)}>
                {t('Ask Our Team')}
              </Button>
            </Actions>
          )}
        </>
      )}
    </Section>
  );
}
