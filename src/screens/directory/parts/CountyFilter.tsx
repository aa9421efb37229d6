import { useMemo } from 'react';
import { plural, t } from '../../../../domain/language';
import { COUNTY_MAP } from '../../../content/countyShapes';
import { COUNTIES_BY_NAME } from '../../../entities/county/countiesByName';
import { CountyMap } from '../../../entities/county/CountyMap';
import { businessesText } from './businessesText';

const { width, height, paths } = COUNTY_MAP;

interface Props {
  counts: Readonly<Record<string, number>>;
  selected: string | null;
  onSelect: (code: string | null) => void;
}

/** The counties to choose from on a map, in a chunk of its own: the shapes are heavy. */
export default function CountyFilter({ counts, selected, onSelect }: Props) {
  const regions = useMemo(
    () =>
      COUNTIES_BY_NAME.map(({ code, name }) => ({
        code,
        name,
        path: paths[code],
        count: counts[code] ?? 0,
      })),
    [counts],
  );
  return (
    <CountyMap
      label={t('County, on the map')}
      regions={regions}
      width={width}
      height={height}
      selected={selected}
      onSelect={onSelect}
      countText={businessesText}
      rangeText={(from, to) =>
        plural(to, '{from} to # business', '{from} to # businesses', { from })
      }
    />
  );
}
