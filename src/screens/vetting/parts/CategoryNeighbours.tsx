import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router';
import { useProgress } from '../../../actors/vetting';
import type { VettingCategory } from '../../../../domain/vetting/types';
import { FINISHING_TITLE } from '../steps';
import { useVettingLinks } from '../useVettingLinks';

const Bar = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(4),
  '& .next': { marginInlineStart: 'auto' },
}));

/** The way to the part before and the one after; the last one leads to the completion. */
export function CategoryNeighbours({ category }: { category: VettingCategory }) {
  const { categories, isCleared } = useProgress();
  const links = useVettingLinks();
  const open = categories.filter(({ part }) => part === 'basic' || isCleared);
  const place = open.findIndex(({ id }) => id === category.id);
  const before = place > 0 ? open[place - 1] : undefined;
  const after = place >= 0 ? open[place + 1] : undefined;
  return (
    <Bar aria-label="Parts of the assessment">
      {before && (
        <Button component={RouterLink} to={links.category(before.id)} variant="outlined">
          Previous: {before.category_name}
        </Button>
      )}
      <Button
        component={RouterLink}
        to={after ? links.category(after.id) : links.completion}
        variant="contained"
        className="next"
      >
        Next: {after?.category_name ?? FINISHING_TITLE}
      </Button>
    </Bar>
  );
}
