import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

const Stroke = styled('svg')({ flexShrink: 0 });

type Props = ComponentProps<typeof Stroke> & { size?: number };

/** A drawing of one stroke in the text's colour; its name is always next to it. */
export const line = (path: string) =>
  function Line({ size = 24, ...props }: Props) {
    return (
      <Stroke
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
        focusable="false"
        {...props}
      >
        <path d={path} />
      </Stroke>
    );
  };
