import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { t } from '../../../../domain/language';
import type { ApplicationReview } from '../../../../domain/contract/admin/applicationReview';
import { useAssignApplicationMutation } from '../../../api/admin/applicationReviewApi';
import { BusyButton } from '../../../ui/BusyButton';
import { FilterSelect } from '../../../ui/FilterSelect';
import { FormAlert } from '../../../ui/fields/FormAlert';
import { PanelRow } from './PanelRow';
import { useReviewChange } from './useReviewChange';

/** Who reviews the application, and a choice of who shall. */
export function AssigneePanel({ review }: { review: ApplicationReview }) {
  const id = useId();
  const { application, reviewer, team, can_assign, can_unassign } = review;
  const [assign] = useAssignApplicationMutation();
  const { change, problem, isBusy } = useReviewChange();
  const [chosen, setChosen] = useState<string | null>(null);
  const present = reviewer ? String(reviewer.user_id) : '';
  const value = chosen ?? present;
  const options = [
    ...(can_unassign || present === '' ? [{ value: '', label: t('Nobody') }] : []),
    ...team.map(({ user_id, name }) => ({ value: String(user_id), label: name })),
  ];
  const save = async () => {
    const body = { user_id: value === '' ? null : Number(value) };
    const name = options.find((option) => option.value === value)?.label ?? '';
    const done = value === '' ? t('Nobody is assigned now') : t('Assigned to {name}', { name });
    if (await change(() => assign({ application, body }).unwrap(), done)) setChosen(null);
  };
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h3">
        {t('Reviewer')}
      </Typography>
      <Typography>{reviewer ? reviewer.name : t('Nobody yet')}</Typography>
      {problem && <FormAlert wait={problem.wait}>{problem.text}</FormAlert>}
      {can_assign && (
        <PanelRow>
          <FilterSelect
            label={t('Assign to')}
            value={value}
            options={options}
            onChange={setChosen}
          />
          <BusyButton
            variant="outlined"
            busy={isBusy}
            disabled={value === present}
            onClick={() => void save()}
          >
            {t('Assign')}
          </BusyButton>
        </PanelRow>
      )}
    </section>
  );
}
