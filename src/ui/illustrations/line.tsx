import type { ComponentProps } from 'react';

type Props = ComponentProps<'svg'> & { size?: number };

/** A drawing of one stroke in the text's colour; its name is always next to it. */
export const line = (path: string) =>
  function Line({ size = 24, ...props }: Props) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        style={{ flexShrink: 0 }}
        aria-hidden
        focusable="false"
        {...props}
      >
        <path d={path} />
      </svg>
    );
  };
