import { styled } from '@mui/material/styles';
import useAutocomplete from '@mui/material/useAutocomplete';
import useForkRef from '@mui/utils/useForkRef';
import { useId, useState, type RefObject } from 'react';
import { msg, t } from '../../../domain/language';
import type { Suggestion } from '../../../domain/contract/suggestion';
import { optionList } from '../../ui/optionList';
import { BoxField } from './BoxField';
import { useSuggestions } from './useSuggestions';

/** Below the first row of the form, which is a grid with a position. */
const List = styled('ul')(({ theme }) => [
  optionList(theme),
  {
    gridArea: '1 / 1 / 2 / -1',
    maxWidth: 640,
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: theme.spacing(2),
      maxWidth: 'none',
      // Below the words of the field.
      padding: theme.spacing(0.5, 1.75),
    },
  },
]);

const KINDS: Record<Suggestion['kind'], string | null> = {
  words: null,
  category: msg('Category'),
  county: msg('County'),
  business: msg('Business'),
};

interface Props {
  typed: string;
  onType: (text: string) => void;
  onChoose: (suggestion: Suggestion) => void;
  field: RefObject<HTMLInputElement | null>;
}

/** What to search for, with suggestions as a combobox of ARIA. Without scripts it is a field of its form. */
export function WordsField({ typed, onType, onChoose, field }: Props) {
  const id = useId();
  const [isTyping, setIsTyping] = useState(false);
  const suggestions = useSuggestions(isTyping ? typed : null);
  const {
    getRootProps,
    getInputProps,
    getInputLabelProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
  } = useAutocomplete<Suggestion, false, false, true>({
    id,
    freeSolo: true,
    clearOnBlur: false,
    options: suggestions,
    filterOptions: (options) => options,
    getOptionLabel: (option) => (typeof option === 'string' ? option : option.text),
    getOptionKey: (option) => (typeof option === 'string' ? option : option.kind + option.value),
    value: null,
    inputValue: typed,
    onInputChange: (_event, text, reason) => {
      if (reason !== 'input') return;
      setIsTyping(true);
      onType(text);
    },
    onChange: (_event, chosen) => {
      setIsTyping(false);
      if (chosen && typeof chosen !== 'string') onChoose(chosen);
    },
  });
  const { ref, ...input } = getInputProps();
  const { onKeyDown, onMouseDown, onClick } = getRootProps();
  return (
    <>
      <BoxField className="what" {...{ onKeyDown, onMouseDown, onClick }}>
        <label {...getInputLabelProps()} htmlFor={id}>
          {t('What do you need?')}
        </label>
        <input
          {...input}
          ref={useForkRef(ref, field)}
          type="search"
          name="q"
          placeholder={t('Soap, solar…')}
          enterKeyHint="search"
        />
      </BoxField>
      {groupedOptions.length > 0 && (
        <List {...getListboxProps()}>
          {suggestions.map((option, index) => {
            const { key, ...props } = getOptionProps({ option, index });
            const kind = KINDS[option.kind];
            return (
              <li key={key} {...props}>
                {option.kind === 'category' ? t(option.text) : option.text}{' '}
                {kind && <span>{t(kind)}</span>}
              </li>
            );
          })}
        </List>
      )}
    </>
  );
}
