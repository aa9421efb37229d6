import { styled } from '@mui/material/styles';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useId, useMemo, useState } from 'react';
import { msg, t } from '../../../../domain/language';
import type { OutlinedState } from '../../../machines/chart/outline';
import { optionList } from '../../../ui/optionList';
import { findNames, namesIn, type Found } from './chartIndex';

const Box = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: '1 1 14rem',
  maxWidth: '26rem',
  '& label': { fontSize: theme.typography.body2.fontSize, fontWeight: 600 },
  '& input': {
    width: '100%',
    minHeight: 44,
    padding: theme.spacing(0.5, 1.5),
    borderRadius: 10,
    border: `1px solid ${theme.vars.palette.control}`,
    font: 'inherit',
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& input:focus-visible': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
}));

const List = styled('ul')(({ theme }) => optionList(theme));

const KINDS: Record<Found['kind'], string> = {
  state: msg('State'),
  event: msg('Event'),
  action: msg('Action'),
  guard: msg('Guard'),
  actor: msg('Runs'),
  screen: msg('Screen'),
};

interface Props {
  roots: readonly OutlinedState[];
  /** The one that is open. */
  machine: string;
  onChoose: (found: Found) => void;
  onFocus: () => void;
}

/** One field for every name in every machine, as a combobox of ARIA. */
export function SearchBox({ roots, machine, onChoose, onFocus }: Props) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const index = useMemo(() => roots.flatMap(namesIn), [roots]);
  const options = useMemo(() => findNames(index, typed, machine), [index, typed, machine]);
  const {
    getRootProps,
    getInputProps,
    getInputLabelProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
  } = useAutocomplete<Found, false, false, true>({
    id,
    freeSolo: true,
    autoHighlight: true,
    clearOnBlur: false,
    options,
    filterOptions: (given) => given,
    getOptionLabel: (option) => (typeof option === 'string' ? option : option.name),
    getOptionKey: (option) =>
      typeof option === 'string' ? option : option.machine + option.fragment,
    value: null,
    inputValue: typed,
    onInputChange: (_event, text, reason) => {
      if (reason === 'input') setTyped(text);
    },
    onChange: (_event, chosen) => {
      // Enter without a choice takes the first, which is marked.
      const found = typeof chosen === 'string' ? options[0] : chosen;
      if (!found) return;
      setTyped('');
      onChoose(found);
    },
  });
  return (
    <Box {...getRootProps()} onFocus={onFocus}>
      <label {...getInputLabelProps()} htmlFor={id}>
        {t('Search states, events, actions, guards and screens')}
      </label>
      <input {...getInputProps()} type="search" enterKeyHint="search" />
      {groupedOptions.length > 0 && (
        <List {...getListboxProps()}>
          {options.map((option, position) => {
            const { key, ...props } = getOptionProps({ option, index: position });
            return (
              <li key={key} {...props}>
                {option.name}{' '}
                <span>
                  {t(KINDS[option.kind])} · {option.machine}
                  {option.count > 1 && ` · ${option.count}×`}
                </span>
              </li>
            );
          })}
        </List>
      )}
    </Box>
  );
}
