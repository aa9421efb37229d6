import { styled } from '@mui/material/styles';
import { CriterionIcon, type CriterionSign } from './CriterionIcon';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2, 6),
  margin: theme.spacing(2, 0, 0),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  '& dt': { display: 'flex', alignItems: 'center', gap: theme.spacing(1), fontWeight: 600 },
  '& dd': { margin: theme.spacing(0.5, 0, 0, 3.5) },
  '& svg': { color: theme.vars.palette.secondary.main },
}));

interface Criterion {
  criteria_name: string;
  criteria_description: string;
  criteria_icon: CriterionSign;
}

/** Criteria with their signs and what they ask for. */
export function CriteriaList({ criteria }: { criteria: Criterion[] }) {
  return (
    <List>
      {criteria.map(({ criteria_name, criteria_description, criteria_icon }) => (
        <div key={criteria_name}>
          <dt>
            <CriterionIcon name={criteria_icon} />
            {criteria_name}
          </dt>
          <dd>{criteria_description}</dd>
        </div>
      ))}
    </List>
  );
}
