import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { t } from '../../../../domain/language';
import { shiftMonth } from '../../../../domain/calendar';
import { changeFilters, writeFilters, type EventFilters } from '../filters';
import { NextIcon, PreviousIcon } from '../../../entities/event/icons';

const Row = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginTop: theme.spacing(3),
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(0.5),
    minHeight: 44,
    fontSize: theme.typography.body2.fontSize,
    paddingInline: theme.spacing(1.5),
    borderRadius: 8,
    border: `1px solid ${theme.vars.palette.control}`,
    fontWeight: 600,
    textDecoration: 'none',
    color: theme.vars.palette.text.primary,
  },
  '& a:hover': { backgroundColor: theme.vars.palette.background.subtle },
  '@media print': { display: 'none' },
}));

interface Props {
  filters: EventFilters;
  month: string;
  thisMonth: string;
}

export function MonthHead({ filters, month, thisMonth }: Props) {
  const to = (target: string) => ({
    search: writeFilters(changeFilters(filters, { month: target === thisMonth ? null : target })),
  });
  const previous = shiftMonth(month, -1);
  const next = shiftMonth(month, 1);
  return (
    <Row aria-label={t('Month')}>
      {previous && (
        <Link to={to(previous)}>
          <PreviousIcon size={20} /> {t('Previous month')}
        </Link>
      )}
      {next && (
        <Link to={to(next)}>
          {t('Next month')} <NextIcon size={20} />
        </Link>
      )}
      {month !== thisMonth && <Link to={to(thisMonth)}>{t('This month')}</Link>}
    </Row>
  );
}
