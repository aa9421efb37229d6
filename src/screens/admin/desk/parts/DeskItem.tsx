import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { Link } from 'react-router';
import { t } from '../../../../../domain/language';
import type { DeskRow } from '../../../../../domain/contract/admin/desk';
import { APPLICATION_STATE } from '../../../../../domain/vetting/applicationStates';
import { ageOf } from '../../../../../domain/vetting/reviewAge';
import { scoreText } from '../../../../ui/format';
import { AgeChip } from './AgeChip';

const Item = styled('li')(({ theme }) => ({
  margin: 0,
  maxWidth: 'none',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& a': {
    display: 'block',
    padding: `3px ${theme.spacing(1.25)}`,
    borderInlineStart: '4px solid transparent',
    color: 'inherit',
    textDecoration: 'none',
    fontSize: '0.8125rem',
    lineHeight: 1.3,
    '@media (pointer: coarse)': { minHeight: 48 },
  },
  '& a:hover': { backgroundColor: theme.vars.palette.background.subtle },
  '& a[aria-current]': {
    borderInlineStartColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.background.subtle,
  },
  '& span.line': { display: 'flex', gap: theme.spacing(1), justifyContent: 'space-between' },
  '& .cut': { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
  '& strong': { fontSize: '0.875rem' },
  '& .quiet': { color: theme.vars.palette.text.secondary },
  '& .flags': { whiteSpace: 'nowrap' },
  '& .red': { color: theme.vars.palette.error.main, fontWeight: 600 },
  '& .amber': { color: theme.vars.palette.warning.main, fontWeight: 600 },
}));

interface Props {
  row: DeskRow;
  now: number;
  isChosen: boolean;
  search: string;
}

/** One application in two lines: its name and age, its state, score and flags. */
export const DeskItem = memo(function DeskItem({ row, now, isChosen, search }: Props) {
  const age = ageOf(row, now);
  const { name, state, reviewer, total, red_flags, amber_flags } = row;
  const facts = [
    t(APPLICATION_STATE[state].name),
    reviewer?.name,
    total === null ? null : t('score {score}', { score: scoreText(total) }),
  ].filter(Boolean);
  return (
    <Item>
      <Link to={{ search }} aria-current={isChosen ? 'true' : undefined}>
        <span className="line">
          <strong className="cut">{name}</strong>
          {age && <AgeChip age={age} />}
        </span>
        <span className="line">
          <span className="cut quiet">{facts.join(' · ')}</span>
          <span className="flags">
            {red_flags > 0 && <span className="red">{t('{count} red', { count: red_flags })}</span>}
            {red_flags > 0 && amber_flags > 0 && ' '}
            {amber_flags > 0 && (
              <span className="amber">{t('{count} amber', { count: amber_flags })}</span>
            )}
          </span>
        </span>
      </Link>
    </Item>
  );
});
