import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { t } from '../../../../../domain/language';
import type { OwnResultPage } from '../../../../../domain/contract/resultPage';
import { readFailure } from '../../../../api/failure';
import { problemOf } from '../../../../api/reasonOf';
import { useSwitchResultPageMutation } from '../../../../api/resultPagesApi';
import { FormAlert, type Problem } from '../../../../ui/fields/FormAlert';
import { SlowWrite } from '../../../../ui/SlowWrite';

/** Saved as soon as it is chosen. */
export function ResultSwitch({ page }: { page: OwnResultPage }) {
  const [send] = useSwitchResultPageMutation();
  const [pending, setPending] = useState<boolean | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const choose = async (is_public: boolean) => {
    if (pending !== null) return;
    setPending(is_public);
    setProblem(null);
    try {
      await send({ listing: page.listing_id, body: { is_public } }).unwrap();
    } catch (thrown) {
      setProblem(problemOf(readFailure(thrown)));
    }
    setPending(null);
  };
  const isOn = pending ?? page.is_public;
  const status = isOn ? t('The page is on.') : t('The page is off: its address shows nothing.');
  return (
    <div>
      <FormControlLabel
        label={t('Everybody can see the page of my result')}
        control={
          <Switch
            checked={isOn}
            onChange={(_event, isChosen) => void choose(isChosen)}
            slotProps={{ input: { 'aria-busy': pending !== null } }}
          />
        }
      />
      <Typography variant="body2" color="textSecondary" role="status">
        {pending === null ? status : t('Saving…')}
      </Typography>
      {pending !== null && <SlowWrite />}
      {problem && <FormAlert wait={problem.wait}>{problem.text}</FormAlert>}
    </div>
  );
}
