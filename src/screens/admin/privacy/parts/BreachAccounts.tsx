import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { object, string } from 'yup';
import { plural, t } from '../../../../../domain/language';
import type { Breach, BreachAccountsAnswer } from '../../../../../domain/contract/admin/privacy';
import { FIELD_MESSAGES } from '../../../../../domain/messages';
import {
  useAddBreachAccountsMutation,
  useClearBreachAccountsMutation,
  useExportBreachAccountsMutation,
} from '../../../../api/admin/privacyApi';
import { readFailure } from '../../../../api/failure';
import { problemOf } from '../../../../api/reasonOf';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog';
import { TextField } from '../../../../ui/fields/TextField';
import { Notice } from '../../../../ui/Notice';
import { DownloadCsv } from '../../DownloadCsv';
import { SmallForm } from '../../SmallForm';

const schema = object({
  names: string()
    .trim()
    .required(() => t(FIELD_MESSAGES.thisRequired)),
});

/** Names that are typed or pasted, between spaces, commas and lines. */
const namesIn = (text: string): string[] => text.split(/[\s,;]+/).filter((name) => name !== '');

function Outcome({ added, unknown }: Pick<BreachAccountsAnswer, 'added' | 'unknown'>) {
  return (
    <Notice tone={unknown.length > 0 ? 'error' : 'info'} role="alert">
      {plural(added, '# account added.', '# accounts added.')}
      {unknown.length > 0 &&
        ` ${t('No account has these names: {names}.', { names: unknown.join(', ') })}`}
    </Notice>
  );
}

interface Props {
  breach: Breach;
}

/** The accounts that a breach concerns. */
export function BreachAccounts({ breach }: Props) {
  const { id, accounts, told } = breach;
  const [add] = useAddBreachAccountsMutation();
  const [clear] = useClearBreachAccountsMutation();
  const [load, { isLoading }] = useExportBreachAccountsMutation();
  const [outcome, setOutcome] = useState<BreachAccountsAnswer | null>(null);
  const [asks, setAsks] = useState<'everybody' | 'clear' | null>(null);
  const addNames = async (names: string[], everybody: boolean) => {
    setOutcome(null);
    setOutcome(await add({ id, body: { names, everybody } }).unwrap());
  };
  const act = async () => {
    try {
      if (asks === 'clear') await clear(id).unwrap();
      else await addNames([], true);
      return null;
    } catch (thrown) {
      return problemOf(readFailure(thrown));
    }
  };
  return (
    <>
      <Typography role="status">
        {accounts === 0
          ? t('No account is listed yet.')
          : plural(
              accounts,
              '# account, {told} told by email.',
              '# accounts, {told} told by email.',
              {
                told,
              },
            )}
      </Typography>
      {accounts > 0 && (
        <DownloadCsv
          name={`breach-${id}-accounts`}
          load={() => load(id).unwrap()}
          isLoading={isLoading}
        />
      )}
      {outcome && <Outcome {...outcome} />}
      <div style={{ maxWidth: 720 }}>
        <SmallForm
          title={t('Add accounts')}
          initialValues={{ names: '' }}
          schema={schema}
          action={t('Add them')}
          isRepeated
          onSend={({ names }) => addNames(namesIn(names), false)}
        >
          <TextField
            name="names"
            label={t('Emails or user names (required)')}
            help={t('Up to 5,000 at once, in lines or with commas between.')}
            rows={3}
            autoCapitalize="none"
            required
          />
        </SmallForm>
      </div>
      <div>
        <Button sx={{ minHeight: 44 }} onClick={() => setAsks('everybody')}>
          {t('Add every account')}
        </Button>
        {accounts > told && (
          <Button sx={{ minHeight: 44 }} onClick={() => setAsks('clear')}>
            {t('Take off those not told')}
          </Button>
        )}
      </div>
      {asks && (
        <ConfirmDialog
          title={asks === 'clear' ? t('Take the accounts off the list?') : t('Add every account?')}
          action={asks === 'clear' ? t('Take them off') : t('Add every account')}
          onAct={act}
          onClose={() => setAsks(null)}
        >
          {asks === 'clear'
            ? plural(
                accounts - told,
                '# account that were not told are no longer listed.',
                '# accounts that were not told are no longer listed.',
              )
            : t('Whoever has an account now is listed as concerned. Nobody is told yet.')}
        </ConfirmDialog>
      )}
    </>
  );
}
