import Button from '@mui/material/Button';
import { use, useState } from 'react';
import { object, string } from 'yup';
import { t } from '../../../../../domain/language';
import { EMAIL_PATTERN, FIELD_MESSAGES } from '../../../../../domain/messages';
import {
  DATA_REQUEST_KINDS,
  DATA_REQUESTS,
  type DataRequestKind,
} from '../../../../../domain/privacy';
import { useRecordDataRequestMutation } from '../../../../api/admin/privacyApi';
import { ClockContext } from '../../../../clock';
import { SelectField } from '../../../../ui/fields/SelectField';
import { TextField } from '../../../../ui/fields/TextField';
import { useToast } from '../../../../ui/toasts';
import { SmallForm } from '../../SmallForm';
import { dayInput, momentOfDay } from '../days';

interface Values {
  kind: DataRequestKind;
  email: string;
  received: string;
  details: string;
}

const schema = object({
  email: string()
    .trim()
    .required(() => t(FIELD_MESSAGES.thisRequired))
    .matches(EMAIL_PATTERN, () => t('Write an email address such as name@example.org.')),
  received: string().required(() => t(FIELD_MESSAGES.thisRequired)),
  details: string()
    .trim()
    .required(() => t(FIELD_MESSAGES.thisRequired)),
});

const kinds = () =>
  DATA_REQUEST_KINDS.map((value) => {
    const { name, days } = DATA_REQUESTS[value];
    return { value, label: t('{request} ({days} days)', { request: t(name), days }) };
  });

/** Puts a request that came by email or phone among the others. */
export function RecordRequest() {
  const now = use(ClockContext);
  const toast = useToast();
  const [record] = useRecordDataRequestMutation();
  const [isOpen, setIsOpen] = useState(false);
  const send = async ({ kind, email, received, details }: Values) => {
    const received_at = momentOfDay(received, now());
    await record({ kind, email: email.trim(), details, received_at }).unwrap();
    toast('success', t('Request recorded'));
    setIsOpen(false);
  };
  const initial: Values = { kind: 'access', email: '', received: dayInput(now()), details: '' };
  return (
    <>
      <Button
        variant="outlined"
        aria-expanded={isOpen}
        sx={{ mt: 2, minHeight: 44 }}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('Record a request')}
      </Button>
      {isOpen && (
        <div style={{ maxWidth: 640, marginTop: 16 }}>
          <SmallForm
            title={t('A request that came by email or phone')}
            initialValues={initial}
            schema={schema}
            action={t('Record it')}
            onSend={send}
          >
            <SelectField name="kind" label={t('What is asked')} options={kinds()} />
            <TextField
              name="email"
              label={t('Email of who asks (required)')}
              help={t('They get an email that says by when we answer.')}
              type="email"
              autoCapitalize="none"
              maxLength={254}
              required
            />
            <TextField
              name="received"
              label={t('Day on which it came (required)')}
              type="date"
              required
            />
            <TextField
              name="details"
              label={t('In their words (required)')}
              rows={3}
              maxLength={2_000}
              required
            />
          </SmallForm>
        </div>
      )}
    </>
  );
}
