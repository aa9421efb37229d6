import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { msg, t } from '../../../../../domain/language';
import {
  useListSuppressionsMutation,
  useRemoveSuppressionMutation,
} from '../../../../api/admin/newsletterApi';
import { readFailure } from '../../../../api/failure';
import { problemOf } from '../../../../api/reasonOf';
import type { Suppression } from '../../../../../domain/contract/admin/suppressions';
import { BusyButton } from '../../../../ui/BusyButton';
import { FormAlert, type Problem } from '../../../../ui/fields/FormAlert';
import { countText, dayText } from '../../../../ui/format';
import { PlainTable } from '../../../../ui/PlainTable';
import { ScrollRegion } from '../../../../ui/ScrollRegion';
import { TextSection } from '../../../../ui/TextSection';

const REASONS: Record<Suppression['reason'], string> = {
  bounce: msg('Could not be delivered'),
  complaint: msg('Reported as spam'),
};

/** Loaded on request only, as the subscribers are, since each access is logged. */
function useSuppressions() {
  const [load, { isLoading }] = useListSuppressionsMutation();
  const [removeOne, { isLoading: isRemoving }] = useRemoveSuppressionMutation();
  const [rows, setRows] = useState<Suppression[] | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const attempt = async (act: () => Promise<void>) => {
    setProblem(null);
    try {
      await act();
    } catch (thrown) {
      setProblem(problemOf(readFailure(thrown)));
    }
  };
  const open = () => attempt(async () => setRows((await load().unwrap()).addresses));
  const remove = (member: number) =>
    attempt(async () => {
      await removeOne(member).unwrap();
      setRows((present) => present?.filter((row) => row.member !== member) ?? null);
    });
  return { rows, problem, isLoading, isRemoving, open, remove };
}

/** Addresses that get no newsletter, because they bounced or complained. */
export function SuppressedAddresses() {
  const { rows, problem, isLoading, isRemoving, open, remove } = useSuppressions();
  return (
    <TextSection title={t('Suppressed addresses')} id="suppressed">
      <Typography sx={{ mb: 2 }}>
        {t(
          'These addresses could not be reached, or their owners reported an email as spam. They get no newsletter; emails about the account still go. Each time you open them, the audit log says so.',
        )}
      </Typography>
      <BusyButton variant="outlined" busy={isLoading} onClick={() => void open()}>
        {rows === null ? t('Open the suppressed addresses') : t('Reload the suppressed addresses')}
      </BusyButton>
      {problem !== null && (
        <FormAlert key={problem.text} wait={problem.wait}>
          {problem.text}
        </FormAlert>
      )}
      {rows !== null && (
        <Typography role="status" sx={{ mt: 2 }}>
          {rows.length === 0
            ? t('No address is suppressed.')
            : countText(rows.length, 'address', 'addresses')}
        </Typography>
      )}
      {rows !== null && rows.length > 0 && (
        <SuppressionTable rows={rows} isBusy={isRemoving} onRemove={(id) => void remove(id)} />
      )}
    </TextSection>
  );
}

interface TableProps {
  rows: readonly Suppression[];
  isBusy: boolean;
  onRemove(member: number): void;
}

function SuppressionTable({ rows, isBusy, onRemove }: TableProps) {
  return (
    <ScrollRegion label={t('Suppressed addresses')}>
      <PlainTable>
        <caption>{t('Newest first')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Email')}</th>
            <th scope="col">{t('Reason')}</th>
            <th scope="col">{t('Since')}</th>
            <th scope="col">{t('Action')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ member, email, reason, since }) => (
            <tr key={member}>
              <th scope="row">{email}</th>
              <td>{t(REASONS[reason])}</td>
              <td>{dayText(since)}</td>
              <td>
                <Button
                  disabled={isBusy}
                  aria-label={t('Remove {email} from the list', { email })}
                  onClick={() => onRemove(member)}
                >
                  {t('Remove from the list')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </ScrollRegion>
  );
}
