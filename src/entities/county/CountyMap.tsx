import { styled } from '@mui/material/styles';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { MapLegend } from './MapLegend';
import { MapTip } from './MapTip';
import {
  boxOf,
  isArrow,
  middleOf,
  regionTowards,
  shadeBounds,
  shadeOf,
  type Region,
} from './regions';
import { opacityOf } from './shades';

const Frame = styled('div')({ position: 'relative' });

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  strokeLinejoin: 'round',
  '& [role="button"]': {
    cursor: 'pointer',
    outline: 'none',
    fill: theme.vars.palette.primary.main,
    stroke: theme.vars.palette.text.primary,
    strokeWidth: 0.75,
    vectorEffect: 'non-scaling-stroke',
  },
  '& [aria-pressed="true"]': { fill: theme.vars.palette.accent.main },
  '& .over': {
    fill: 'none',
    pointerEvents: 'none',
    vectorEffect: 'non-scaling-stroke',
    stroke: theme.vars.palette.text.primary,
    strokeWidth: 2.5,
  },
  '& .halo': { stroke: theme.vars.palette.background.paper, strokeWidth: 9 },
  '& text': {
    fill: theme.vars.palette.text.primary,
    stroke: theme.vars.palette.background.paper,
    strokeWidth: 5,
    paintOrder: 'stroke',
    fontSize: 30,
    fontWeight: 700,
    textAnchor: 'middle',
    dominantBaseline: 'central',
    pointerEvents: 'none',
    [theme.breakpoints.up('md')]: { fontSize: 24 },
  },
  '& .ring': { stroke: theme.vars.palette.primary.main, strokeWidth: 5 },
}));

interface Props {
  /** Name of the group. */
  label: string;
  regions: readonly Region[];
  width: number;
  height: number;
  selected: string | null;
  /** Choosing the selected region again gives null. */
  onSelect: (code: string | null) => void;
  /** What a number of entries is called, as "3 businesses". */
  countText: (count: number) => string;
  /** The same of a range, as "2 to 3 businesses". */
  rangeText?: (from: number, to: number) => string;
}

/**
 * Regions to choose from by pointer or keyboard: one tab stop, the arrow keys go to the neighbour
 * in their direction. Offer a list as well: small regions are small targets.
 */
export function CountyMap(props: Props) {
  const { label, regions, width, height, selected, onSelect, countText, rangeText } = props;
  const svg = useRef<SVGSVGElement>(null);
  const [tabStop, setTabStop] = useState<string | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const [ringed, setRinged] = useState<string | null>(null);

  const boxes = useMemo(
    () => new Map(regions.map(({ code, path }) => [code, boxOf(path)])),
    [regions],
  );
  const middles = useMemo(
    () => new Map(regions.map(({ code, path }) => [code, middleOf(path)])),
    [regions],
  );
  const bounds = useMemo(() => shadeBounds(regions.map(({ count }) => count)), [regions]);
  const pathOf = (wanted: string | null) => regions.find(({ code }) => code === wanted)?.path;
  const described = regions.find(({ code }) => code === (hovered ?? focused));
  const entry = tabStop ?? selected ?? regions[0]?.code;

  const press = (code: string) => onSelect(code === selected ? null : code);
  const hideName = () => {
    setHovered(null);
    setFocused(null);
  };
  const onKeyDown = (event: KeyboardEvent, code: string) => {
    if (event.key === 'Escape') hideName();
    const isPress = event.key === 'Enter' || event.key === ' ';
    if (!isPress && !isArrow(event.key)) return;
    event.preventDefault();
    const next = isPress ? code : regionTowards(code, event.key, boxes);
    svg.current?.querySelector<SVGPathElement>(`[data-code="${next ?? code}"]`)?.focus();
    if (isPress) press(code);
  };

  return (
    <>
      <Frame>
        <Drawing ref={svg} viewBox={`0 0 ${width} ${height}`} role="group" aria-label={label}>
          {regions.map(({ code, name, path, count }) => (
            <path
              key={code}
              data-code={code}
              d={path}
              role="button"
              tabIndex={code === entry ? 0 : -1}
              aria-pressed={code === selected}
              aria-label={`${name}: ${countText(count)}`}
              fillOpacity={code === selected ? 1 : opacityOf(shadeOf(count, bounds), bounds.length)}
              onClick={() => press(code)}
              onKeyDown={(event) => onKeyDown(event, code)}
              onPointerEnter={() => setHovered(code)}
              onPointerLeave={() => setHovered(null)}
              onFocus={({ currentTarget }) => {
                setTabStop(code);
                setFocused(code);
                setHovered(null);
                setRinged(currentTarget.matches(':focus-visible') ? code : null);
              }}
              onBlur={() => {
                setFocused(null);
                setRinged(null);
              }}
            />
          ))}
          {regions.map(
            ({ code, count }) =>
              count > 0 && (
                <text key={code} aria-hidden {...middles.get(code)}>
                  {count}
                </text>
              ),
          )}
          <path className="over" d={pathOf(hovered)} />
          <path className="over halo" d={pathOf(ringed)} />
          <path className="over ring" d={pathOf(ringed)} />
          <path className="over" d={pathOf(selected)} />
        </Drawing>
        {described && (
          <MapTip box={boxes.get(described.code)} width={width} height={height}>
            {described.name}: {countText(described.count)}
          </MapTip>
        )}
      </Frame>
      <MapLegend
        counts={regions.map(({ count }) => count)}
        countText={countText}
        rangeText={rangeText}
      />
    </>
  );
}
