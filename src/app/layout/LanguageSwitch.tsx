import { styled } from '@mui/material/styles';
import { useLocation } from 'react-router';
import { language, LANGUAGE_NAMES, pathIn } from '../../../domain/language';
import { useClientValue } from '../../ui/useClientValue';
import { keepForOtherLanguage } from '../wiring/keptEntries';
import { NavAnchor } from './NavItem';

/** The first language of the reader's browser is offered in colour; no page ever changes by itself. */
const Switch = styled(NavAnchor)(({ theme }) => ({
  '&[data-preferred]': { boxShadow: `inset 0 0 0 2px ${theme.vars.palette.accent.main}` },
}));

const readPreferred = () => navigator.language.slice(0, 2);

/** Leads to the same page in the other language; what was typed comes along. */
export function LanguageSwitch() {
  const { pathname, search } = useLocation();
  const other = language() === 'en' ? 'sw' : 'en';
  const code = other.toUpperCase();
  const name = LANGUAGE_NAMES[other];
  const preferred = useClientValue(readPreferred, '');
  return (
    <Switch
      href={pathIn(other, pathname + search)}
      hrefLang={other}
      lang={other}
      title={name}
      aria-label={`${code} ${name}`}
      data-preferred={preferred === other ? '' : undefined}
      onClick={({ currentTarget }) => {
        currentTarget.hash = window.location.hash;
        keepForOtherLanguage(window);
      }}
    >
      {code}
    </Switch>
  );
}
