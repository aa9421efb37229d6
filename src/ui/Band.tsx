import { styled } from '@mui/material/styles';
import { useId } from 'react';

const Svg = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 16,
  '& .ground': { fill: theme.vars.palette.primary.main },
  '& .peak': { fill: theme.vars.palette.accent.main },
  '& .diamond': { fill: theme.vars.palette.secondary.main },
}));

/** A woven border in the manner of kanga and kikoy cloth; decoration only. */
export function Band() {
  const pattern = useId();
  return (
    <Svg aria-hidden focusable="false">
      <defs>
        <pattern id={pattern} width="32" height="16" patternUnits="userSpaceOnUse">
          <rect className="ground" width="32" height="16" />
          <path className="peak" d="M0 16L8 6l8 10zM16 16l8-10 8 10z" />
          <path className="diamond" d="M16 1l4 5-4 5-4-5zM0 1l4 5-4 5zM32 1v10l-4-5z" />
        </pattern>
      </defs>
      <rect width="100%" height="16" fill={`url(#${pattern})`} />
    </Svg>
  );
}
