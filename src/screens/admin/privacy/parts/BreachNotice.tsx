import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { object, string } from 'yup';
import { plural, t } from '../../../../../domain/language';
import type { Breach } from '../../../../../domain/contract/admin/privacy';
import { FIELD_MESSAGES } from '../../../../../domain/messages';
import { useTellBreachAccountsMutation } from '../../../../api/admin/privacyApi';
import { readFailure } from '../../../../api/failure';
import { problemOf } from '../../../../api/reasonOf';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog';
import { TextField } from '../../../../ui/fields/TextField';
import { useToast } from '../../../../ui/toasts';
import { SmallForm } from '../../SmallForm';

interface Values {
  subject: string;
  text: string;
}

const required = string()
  .trim()
  .required(() => t(FIELD_MESSAGES.thisRequired));
const schema = object({ subject: required, text: required });

/** Writes to the accounts that a breach concerns and that were not told. */
export function BreachNotice({ breach: { id, accounts, told } }: { breach: Breach }) {
  const toast = useToast();
  const [tell] = useTellBreachAccountsMutation();
  const [asks, setAsks] = useState<Values | null>(null);
  const untold = accounts - told;
  if (untold === 0) {
    return (
      <Typography>
        {accounts === 0
          ? t('List the accounts first.')
          : t('Everybody on the list was told. Whoever is added later can be told then.')}
      </Typography>
    );
  }
  const send = async (values: Values) => {
    try {
      await tell({ id, body: values }).unwrap();
    } catch (thrown) {
      return problemOf(readFailure(thrown));
    }
    toast('success', t('The emails are on their way'));
    return null;
  };
  return (
    <div style={{ maxWidth: 720 }}>
      <SmallForm
        title={plural(untold, 'Write to # account', 'Write to # accounts')}
        initialValues={{ subject: '', text: '' }}
        schema={schema}
        action={t('Send…')}
        onSend={(values) => {
          setAsks(values);
          return Promise.resolve();
        }}
      >
        <TextField name="subject" label={t('Subject (required)')} maxLength={120} required />
        <TextField
          name="text"
          label={t('Text (required)')}
          help={t(
            'What happened, which of their data it concerns, what they can do now, and whom to ask. Paragraphs are divided by an empty line.',
          )}
          rows={6}
          maxLength={5_000}
          required
        />
      </SmallForm>
      {asks && (
        <ConfirmDialog
          title={plural(untold, 'Write to # account?', 'Write to # accounts?')}
          action={t('Send the emails')}
          onAct={() => send(asks)}
          onClose={() => setAsks(null)}
        >
          {t('Each of them gets “{subject}” once. Sent emails cannot be taken back.', {
            subject: asks.subject,
          })}
        </ConfirmDialog>
      )}
    </div>
  );
}
