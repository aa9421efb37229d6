import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Listing } from '../../../../domain/contract/listing';
import { CriterionIcon } from '../../../ui/illustrations/CriterionIcon';
import { evidenceOf } from '../evidence';
import { FactMeter } from './FactMeter';

const Badge = styled('section')(({ theme }) => ({
  marginTop: theme.spacing(3),
  '& h3': { display: 'flex', alignItems: 'center', gap: theme.spacing(1) },
  '& svg': { color: theme.vars.palette.secondary.main },
  '& ul': { margin: theme.spacing(1.5, 0, 0), padding: 0, listStyle: 'none' },
  '& li': { paddingBlock: theme.spacing(1), maxWidth: 'none' },
  breakInside: 'avoid',
}));

/** Each badge of the business with the facts behind it. */
export function Evidence({ listing }: { listing: Listing }) {
  const evidence = evidenceOf(listing);
  if (evidence.length === 0) return null;
  return (
    <section>
      <Typography variant="h3" component="h2">
        Badges and what stands behind them
      </Typography>
      {evidence.map(({ criterion, facts }) => (
        <Badge key={criterion.badge}>
          <Typography variant="h4" component="h3">
            <CriterionIcon name={criterion.criteria_icon} size={24} />
            {criterion.criteria_name}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{criterion.criteria_description}</Typography>
          <ul>
            {facts.map((fact) => (
              <li key={fact.key}>
                <FactMeter fact={fact} />
              </li>
            ))}
          </ul>
        </Badge>
      ))}
    </section>
  );
}
