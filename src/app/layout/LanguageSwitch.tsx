import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useLocation } from 'react-router';
import { language, LANGUAGE_NAMES, pathIn } from '../../../domain/language';
import { useClientValue } from '../../ui/useClientValue';
import { keepForOtherLanguage } from '../wiring/keptEntries';
import { NavAnchor } from './NavItem';

const Short = styled('span')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { display: 'none' },
}));
const Full = styled('span')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: visuallyHidden,
}));

/** The first language of the reader's browser is offered in colour; no page ever changes by itself. */
const Switch = styled(NavAnchor)(({ theme }) => ({
  '&[data-preferred]': { border: `2px solid ${theme.vars.palette.accent.main}` },
}));

const readPreferred = () => navigator.language.slice(0, 2);

/** Leads to the same page in the other language; what was typed comes along. */
export function LanguageSwitch() {
  const { pathname, search } = useLocation();
  const other = language() === 'en' ? 'sw' : 'en';
  const name = LANGUAGE_NAMES[other];
  const preferred = useClientValue(readPreferred, '');
  return (
    <Switch
      href={pathIn(other, pathname + search)}
      hrefLang={other}
      lang={other}
      data-preferred={preferred === other ? '' : undefined}
      onClick={({ currentTarget }) => {
        currentTarget.hash = window.location.hash;
        keepForOtherLanguage(window);
      }}
    >
      <Short>{other.toUpperCase()} </Short>
      <Full>{name}</Full>
    </Switch>
  );
}
