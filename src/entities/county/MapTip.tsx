import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Box } from './regions';

const Tip = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  width: 'max-content',
  maxWidth: '100%',
  padding: theme.spacing(0.5, 1.25),
  borderRadius: 8,
  pointerEvents: 'none',
  fontSize: theme.typography.body2.fontSize,
  fontWeight: 600,
  color: theme.vars.palette.background.paper,
  backgroundColor: theme.vars.palette.text.primary,
}));

interface Props {
  box: Box | undefined;
  /** Extent of the map in the box's units. */
  width: number;
  height: number;
  children: ReactNode;
}

/** A tip above a region; assistive technology reads the region's own name instead. */
export function MapTip({ box, width, height, children }: Props) {
  if (!box) return null;
  const across = (((box.left + box.right) / 2) * 100) / width;
  return (
    <Tip
      aria-hidden
      style={{
        left: `${across}%`,
        top: `${(box.top * 100) / height}%`,
        // The same share of the tip as of the map, so that it never leaves the map at the sides.
        transform: `translate(-${across}%, calc(-100% - 6px))`,
      }}
    >
      {children}
    </Tip>
  );
}
