import { styled } from '@mui/material/styles';
import { useLocation } from 'react-router';
import { language, LANGUAGE_NAMES, pathIn } from '../../../domain/language';
import { keepForOtherLanguage } from '../wiring/keptEntries';
import { NavAnchor } from './NavItem';

const Short = styled('span')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { display: 'none' },
}));
const Full = styled('span')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

/** Leads to the same page in the other language; what was typed comes along. */
export function LanguageSwitch() {
  const { pathname, search } = useLocation();
  const other = language() === 'en' ? 'sw' : 'en';
  const name = LANGUAGE_NAMES[other];
  return (
    <NavAnchor
      href={pathIn(other, pathname + search)}
      hrefLang={other}
      lang={other}
      aria-label={name}
      onClick={({ currentTarget }) => {
        currentTarget.hash = window.location.hash;
        keepForOtherLanguage(window);
      }}
    >
      <Short aria-hidden>{other.toUpperCase()}</Short>
      <Full aria-hidden>{name}</Full>
    </NavAnchor>
  );
}
