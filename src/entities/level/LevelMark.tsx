import { styled } from '@mui/material/styles';

const Leaves = styled('svg')(({ theme }) => ({
  flexShrink: 0,
  color: theme.vars.palette.primary.main,
}));

interface Props {
  /** 1 is the first level. */
  step: number;
  steps: number;
}

const LEAF = 'M0 12C0 4 4 0 12 0C12 8 8 12 0 12z';

/** As many leaves as there are levels, filled up to the one that was reached. Its name is shown next to it. */
export function LevelMark({ step, steps }: Props) {
  return (
    <Leaves
      viewBox={`-1 -1 ${steps * 15} 14`}
      height="14"
      width={steps * 15}
      aria-hidden
      focusable="false"
    >
      {Array.from({ length: steps }, (_, index) => (
        <path
          key={index}
          d={LEAF}
          transform={`translate(${index * 15} 0)`}
          fill={index < step ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="1.25"
        />
      ))}
    </Leaves>
  );
}
