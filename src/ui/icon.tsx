import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

const Stroke = styled('svg')({
  width: '1em',
  height: '1em',
  flexShrink: 0,
  fontSize: '1.5rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export type IconProps = Pick<ComponentProps<'svg'>, 'className' | 'style'>;

/** Each icon has a label next to it and is hidden from assistive technology. */
export const icon = (path: string) =>
  function Icon(props: IconProps) {
    return (
      <Stroke viewBox="0 0 24 24" aria-hidden focusable="false" {...props}>
        <path d={path} />
      </Stroke>
    );
  };

export const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
