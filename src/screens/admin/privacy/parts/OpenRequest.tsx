import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { object, string } from 'yup';
import { msg, t } from '../../../../../domain/language';
import type { DataRequest } from '../../../../../domain/contract/admin/privacy';
import { FIELD_MESSAGES } from '../../../../../domain/messages';
import { DATA_REQUESTS } from '../../../../../domain/privacy';
import {
  useAnswerDataRequestMutation,
  useLazyGetDataOfRequestQuery,
} from '../../../../api/admin/privacyApi';
import { readFailure } from '../../../../api/failure';
import { reasonOf } from '../../../../api/reasonOf';
import { optionOf } from '../../../../entities/fields/optionsOf';
import { usePaths } from '../../../../paths';
import { BusyButton } from '../../../../ui/BusyButton';
import { SelectField } from '../../../../ui/fields/SelectField';
import { TextField } from '../../../../ui/fields/TextField';
import { dayText } from '../../../../ui/format';
import { saveFile } from '../../../../ui/saveFile';
import { useToast } from '../../../../ui/toasts';
import { SmallForm } from '../../SmallForm';
import { useClockText, useIsLate } from '../clock';

interface Props {
  request: DataRequest;
}

interface Values {
  state: 'done' | 'refused';
  answer: string;
}

const NOTHING_YET: Values = { state: 'done', answer: '' };

const schema = object({
  answer: string()
    .trim()
    .required(() => t(FIELD_MESSAGES.thisRequired)),
});

const OUTCOMES = [optionOf('done', msg('We did it')), optionOf('refused', msg('We cannot do it'))];

function AnswerForm({ request }: Props) {
  const toast = useToast();
  const [answer] = useAnswerDataRequestMutation();
  const send = async (values: Values) => {
    await answer({ id: request.id, body: values }).unwrap();
    toast('success', t('Answered'));
  };
  return (
    <SmallForm
      title={t('Answer the request of {email}', { email: request.email })}
      initialValues={NOTHING_YET}
      schema={schema}
      action={t('Send the answer')}
      onSend={send}
    >
      <SelectField name="state" label={t('Outcome')} options={OUTCOMES} />
      <TextField
        name="answer"
        label={t('What was done, or why not (required)')}
        help={t('It is sent by email.')}
        rows={3}
        maxLength={2_000}
        required
      />
    </SmallForm>
  );
}

/** What the account of who asked has stored, as a file to send. */
function DataFile({ request }: Props) {
  const toast = useToast();
  const [load, { isFetching }] = useLazyGetDataOfRequestQuery();
  const download = async () => {
    try {
      const data = await load(request.id).unwrap();
      saveFile(
        `data-request-${request.id}.json`,
        JSON.stringify(data, null, 2),
        'application/json',
      );
    } catch (thrown) {
      toast('error', t('Not downloaded. {reason}', { reason: reasonOf(readFailure(thrown)) }));
    }
  };
  return (
    <BusyButton busy={isFetching} onClick={() => void download()}>
      {t('Download their data')}
    </BusyButton>
  );
}

/** A request that waits for an answer. */
export function OpenRequest({ request }: Props) {
  const paths = usePaths();
  const [isOpen, setIsOpen] = useState(false);
  const { kind, email, details, received_at, due_at, user_id, is_recorded } = request;
  const clock = useClockText(due_at);
  const isLate = useIsLate(due_at);
  const days = { day: dayText(received_at), due: dayText(due_at) };
  const members = `${paths.adminMembers}?${new URLSearchParams({ q: email }).toString()}`;
  return (
    <li>
      <div>
        <Typography sx={{ fontWeight: 600 }}>
          {t(DATA_REQUESTS[kind].name)}:{' '}
          <Typography
            component="span"
            sx={{ fontWeight: 600, color: isLate ? 'error.main' : 'text.primary' }}
          >
            {clock}
          </Typography>
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {email}
          {user_id === null && `, ${t('no member')}`} ·{' '}
          {is_recorded
            ? t('recorded by the team on {day}, due on {due}', days)
            : t('asked on {day}, due on {due}', days)}
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-line' }}>{details}</Typography>
        {user_id !== null && (
          <Link component={RouterLink} to={members} sx={{ display: 'inline-block', py: 1 }}>
            {t('Find the account')}
          </Link>
        )}
      </div>
      <div className="actions">
        {user_id !== null && <DataFile request={request} />}
        <Button variant="outlined" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t('Answer')}
        </Button>
      </div>
      {isOpen && (
        <div style={{ flexBasis: '100%' }}>
          <div style={{ maxWidth: 640 }}>
            <AnswerForm request={request} />
          </div>
        </div>
      )}
    </li>
  );
}
