import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import InputLabel from '@mui/material/InputLabel';
import { styled } from '@mui/material/styles';
import { useId, useMemo } from 'react';
import { COUNTIES } from '../../../domain/counties';
import { CountyMap } from './CountyMap';

const BY_NAME = [...COUNTIES].sort((one, other) => one.name.localeCompare(other.name, 'en'));

const MapFrame = styled('div')(({ theme }) => ({ maxWidth: 520, marginTop: theme.spacing(3) }));

interface Props {
  /** Pass `COUNTY_MAP` of the content; it comes with the page that shows the map. */
  map: { width: number; height: number; paths: Readonly<Record<string, string>> };
  /** Entries by county code; a county without entries may be left out. */
  counts: Readonly<Record<string, number>>;
  /** Null for all counties. */
  selected: string | null;
  onSelect: (code: string | null) => void;
  label?: string;
  countText?: (count: number) => string;
}

const businessesText = (count: number) => (count === 1 ? '1 business' : `${count} businesses`);

/** Chooses a county by list or by map; both do the same. */
export function CountyChooser({
  map,
  counts,
  selected,
  onSelect,
  label = 'County',
  countText = businessesText,
}: Props) {
  const id = useId();
  const regions = useMemo(
    () =>
      BY_NAME.map(({ code, name }) => ({
        code,
        name,
        path: map.paths[code] ?? '',
        count: counts[code] ?? 0,
      })),
    [map, counts],
  );
  return (
    <div>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <NativeSelect
        fullWidth
        input={<OutlinedInput />}
        inputProps={{ id }}
        value={selected ?? ''}
        onChange={({ target }) => onSelect(target.value === '' ? null : target.value)}
      >
        <option value="">All counties</option>
        {regions.map(({ code, name, count }) => (
          <option key={code} value={code}>
            {name} ({countText(count)})
          </option>
        ))}
      </NativeSelect>
      <MapFrame>
        <CountyMap
          label={`${label}, on the map`}
          regions={regions}
          width={map.width}
          height={map.height}
          selected={selected}
          onSelect={onSelect}
          countText={countText}
        />
      </MapFrame>
    </div>
  );
}
