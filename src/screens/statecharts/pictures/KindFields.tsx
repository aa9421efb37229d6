import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { language, LANGUAGE_WORDS, LANGUAGES, msg, t } from '../../../../domain/language';
import { SCHEMES, WINDOW_NAMES, type Kind } from './statePictures';
import { FilterSelect } from '../../../ui/FilterSelect';

const Fields = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  paddingBlock: theme.spacing(1, 2),
  '& > *': { flex: '1 1 9rem', maxWidth: '16rem' },
}));

const WORDS = {
  window: { phone: msg('Phone'), desktop: msg('Desktop') },
  scheme: { light: msg('Light'), dark: msg('Dark') },
  language: LANGUAGE_WORDS,
};

/** How pictures are looked at first: on a phone, in the language of the page. */
export const useKind = () =>
  useState<Kind>(() => ({ window: 'phone', scheme: 'light', language: language() }));

/** A phone in the dark, in Kiswahili. */
export const kindText = ({ window, scheme, language: spoken }: Kind): string =>
  [WORDS.window[window], WORDS.scheme[scheme], WORDS.language[spoken]]
    .map((word) => t(word))
    .join(', ');

interface Props {
  kind: Kind;
  onChange: (kind: Kind) => void;
}

export function KindFields({ kind, onChange }: Props) {
  const select = <Name extends keyof Kind>(
    label: string,
    name: Name,
    values: readonly Kind[Name][],
    words: Record<Kind[Name], string>,
  ) => (
    <FilterSelect
      label={label}
      value={kind[name]}
      options={values.map((value) => ({ value, label: t(words[value]) }))}
      onChange={(chosen) => {
        const value = values.find((each) => each === chosen);
        if (value !== undefined) onChange({ ...kind, [name]: value });
      }}
    />
  );
  return (
    <Fields role="group" aria-label={t('Which pictures')}>
      {select(t('Window'), 'window', WINDOW_NAMES, WORDS.window)}
      {select(t('Colours'), 'scheme', SCHEMES, WORDS.scheme)}
      {select(t('Language'), 'language', LANGUAGES, WORDS.language)}
    </Fields>
  );
}
