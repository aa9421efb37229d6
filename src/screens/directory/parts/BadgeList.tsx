import { styled } from '@mui/material/styles';
import { t } from '../../../../domain/language';
import type { Badge } from '../../../../domain/vocabulary';
import { criteriaOfBadges } from '../../../content/directoryCriteria';
import { CriterionIcon } from '../../../entities/evidence/CriterionIcon';

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...theme.typography.body2,
  fontWeight: 600,
  '& > li': { display: 'flex', alignItems: 'center', gap: theme.spacing(0.5) },
  '& svg': { color: theme.vars.palette.secondary.main },
}));

/** The badges of a business, each with sign and name. */
export function BadgeList({ badges }: { badges: Badge[] }) {
  const criteria = criteriaOfBadges(badges);
  if (criteria.length === 0) return null;
  return (
    <List aria-label={t('Badges')}>
      {criteria.map(({ badge, criteria_name, criteria_icon }) => (
        <li key={badge}>
          <CriterionIcon name={criteria_icon} />
          {criteria_name}
        </li>
      ))}
    </List>
  );
}
