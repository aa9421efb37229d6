import { ChartsText, type ChartsTextProps } from '@mui/x-charts/ChartsText';
import { createContext, use } from 'react';
import { wrap } from './words';

/** The labels of an axis whose ticks are the places in this list. */
export const AxisLabels = createContext<readonly string[]>([]);

/** A tick's label in lines: the library would cut it, since it measures it as a single one. */
export function AxisLabel({ text, ...props }: ChartsTextProps) {
  const labels = use(AxisLabels);
  return <ChartsText {...props} text={wrap(labels[Number(text)] ?? text)} />;
}
