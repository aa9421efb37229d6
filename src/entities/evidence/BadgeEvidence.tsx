import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CriterionIcon, type CriterionSign } from './CriterionIcon';
import type { Fact } from './facts';
import { FactMeter } from './FactMeter';

const Badge = styled('section')(({ theme }) => ({
  marginTop: theme.spacing(3),
  '& h3': { display: 'flex', alignItems: 'center', gap: theme.spacing(1) },
  '& svg': { color: theme.vars.palette.secondary.main },
  '& ul': { margin: theme.spacing(1.5, 0, 0), padding: 0, listStyle: 'none' },
  '& li': { paddingBlock: theme.spacing(1), maxWidth: 'none' },
  breakInside: 'avoid',
}));

interface Props {
  criterion: {
    criteria_name: string;
    criteria_description: string;
    criteria_icon: CriterionSign;
  };
  facts: readonly Fact[];
  /** Whether the business has the badge, where that is not plain from its being shown. */
  status?: ReactNode;
}

/** A badge with its criterion and each fact behind it. */
export const BadgeEvidence = ({ criterion, facts, status }: Props) => (
  <Badge>
    <Typography variant="h4" component="h3">
      <CriterionIcon name={criterion.criteria_icon} size={24} />
      {criterion.criteria_name}
    </Typography>
    {status}
    <Typography sx={{ color: 'text.secondary' }}>{criterion.criteria_description}</Typography>
    <ul>
      {facts.map((fact) => (
        <li key={fact.key}>
          <FactMeter fact={fact} />
        </li>
      ))}
    </ul>
  </Badge>
);
