import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { plural, t } from '../../../../../domain/language';
import type { Issue } from '../../../../../domain/contract/admin/newsletter';
import type { IssueMove } from '../../../../../domain/newsletter';
import { useMoveIssueMutation } from '../../../../api/admin/issuesApi';
import { readFailure } from '../../../../api/failure';
import { problemOf } from '../../../../api/reasonOf';
import { BusyButton } from '../../../../ui/BusyButton';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog';
import { FormAlert, type Problem } from '../../../../ui/fields/FormAlert';
import { momentText } from '../../../../ui/format';
import { PlainTable } from '../../../../ui/PlainTable';
import { countRows, STATE_NAMES } from '../issueTexts';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  marginBlock: theme.spacing(2),
  '& .MuiButton-root': { minHeight: 44 },
}));

/** How far an issue is, and what can be done about it. */
export function IssueProgress({ issue }: { issue: Issue }) {
  const { issue_id, state, counts, started_at } = issue;
  const [moveIssue, { isLoading }] = useMoveIssueMutation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isStopping, setIsStopping] = useState(false);
  const move = async (name: IssueMove) => {
    const { error } = await moveIssue({ id: issue_id, move: name });
    return error ? problemOf(readFailure(error)) : null;
  };
  const act = async (name: IssueMove) => {
    setProblem(null);
    setProblem(await move(name));
  };
  return (
    <>
      <Typography>
        <strong role="status">{t(STATE_NAMES[state])}</strong>
        {started_at !== null && `, ${t('started {moment}', { moment: momentText(started_at) })}`}
      </Typography>
      <Row>
        {state === 'sending' && (
          <BusyButton variant="outlined" busy={isLoading} onClick={() => void act('pause')}>
            {t('Pause')}
          </BusyButton>
        )}
        {state === 'paused' && (
          <>
            <BusyButton variant="contained" busy={isLoading} onClick={() => void act('resume')}>
              {t('Go on sending')}
            </BusyButton>
            <Button variant="text" color="error" onClick={() => setIsStopping(true)}>
              {t('Stop for good')}
            </Button>
          </>
        )}
      </Row>
      {problem && (
        <FormAlert key={problem.text} wait={problem.wait}>
          {problem.text}
        </FormAlert>
      )}
      <PlainTable>
        <caption>{t('Who got it. Whether somebody read it is not counted.')}</caption>
        <tbody>
          {countRows(counts, state).map(([name, count]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      {isStopping && (
        <ConfirmDialog
          title={t('Stop this issue for good?')}
          action={t('Stop for good')}
          isDestructive
          onAct={() => move('stop')}
          onClose={() => setIsStopping(false)}
        >
          {plural(counts.waiting, '# person will not get it.', '# people will not get it.')}
        </ConfirmDialog>
      )}
    </>
  );
}
