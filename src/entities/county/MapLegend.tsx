import { styled } from '@mui/material/styles';
import { t } from '../../../domain/language';
import { shadeBounds } from './regions';
import { opacityOf } from './shades';

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 2),
  margin: theme.spacing(1.5, 0, 0),
  padding: 0,
  listStyle: 'none',
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
  '& li': { display: 'flex', alignItems: 'center', gap: theme.spacing(0.75) },
  '& rect': {
    fill: theme.vars.palette.primary.main,
    stroke: theme.vars.palette.text.primary,
    strokeWidth: 0.75,
  },
}));

interface Props {
  counts: readonly number[];
  countText: (count: number) => string;
  /** The same of a range. */
  rangeText?: ((from: number, to: number) => string) | undefined;
}

/** What the shades of a map mean. */
export function MapLegend({
  counts,
  countText,
  rangeText = (from, to) => `${from} to ${countText(to)}`,
}: Props) {
  const bounds = [0, ...shadeBounds(counts)];
  const most = Math.max(0, ...counts);
  return (
    <List aria-label={t('Shades of the map')}>
      {bounds.map((from, shade) => {
        const to = (bounds[shade + 1] ?? most + 1) - 1;
        return (
          <li key={from}>
            <svg width="18" height="18" aria-hidden focusable="false">
              <rect
                x="1"
                y="1"
                width="16"
                height="16"
                rx="3"
                fillOpacity={opacityOf(shade, bounds.length - 1)}
              />
            </svg>
            {from === to ? countText(from) : rangeText(from, to)}
          </li>
        );
      })}
    </List>
  );
}
