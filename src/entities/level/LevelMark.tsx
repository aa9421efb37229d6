import { styled } from '@mui/material/styles';
import { LEAF_STEP, LEVEL_LEAF } from '../../../domain/levelLeaf';

const Leaves = styled('svg')(({ theme }) => ({
  flexShrink: 0,
  color: theme.vars.palette.primary.main,
}));

interface Props {
  /** 1 is the first level. */
  step: number;
  steps: number;
}

/** As many leaves as there are levels, filled up to the one that was reached. Its name is shown next to it. */
export function LevelMark({ step, steps }: Props) {
  return (
    <Leaves
      viewBox={`-1 -1 ${steps * LEAF_STEP} 14`}
      height="14"
      width={steps * LEAF_STEP}
      aria-hidden
      focusable="false"
    >
      {Array.from({ length: steps }, (_, index) => (
        <path
          key={index}
          d={LEVEL_LEAF}
          transform={`translate(${index * LEAF_STEP} 0)`}
          fill={index < step ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="1.25"
        />
      ))}
    </Leaves>
  );
}
