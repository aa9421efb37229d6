import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useLocation } from 'react-router';
import { language, LANGUAGE_NAMES, pathIn } from '../../../domain/language';
import { useClientValue } from '../../ui/useClientValue';
import { keepForOtherLanguage } from '../wiring/keptEntries';
import { NavAnchor } from './NavItem';

/** In the bar of a member is no room for the name beside the other buttons; nothing moves when it is known who reads. */
const Label = styled('span')(({ theme }) => ({
  '& .code': { display: 'none' },
  [theme.breakpoints.down('sm')]: { '& .code': { display: 'inline' }, '& .name': visuallyHidden },
  '[data-member] &, &[data-short]': {
    [theme.breakpoints.down('xl')]: {
      '& .code': { display: 'inline' },
      '& .name': visuallyHidden,
    },
  },
}));

/** The first language of the reader's browser is offered in colour; no page ever changes by itself. */
const Switch = styled(NavAnchor)(({ theme }) => ({
  '&[data-preferred]': { boxShadow: `inset 0 0 0 2px ${theme.vars.palette.accent.main}` },
}));

const readPreferred = () => navigator.language.slice(0, 2);

/** Leads to the same page in the other language; what was typed comes along. */
export function LanguageSwitch({ isShort }: { isShort: boolean }) {
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
      <Label data-short={isShort ? '' : undefined}>
        <span className="code">{other.toUpperCase()} </span>
        <span className="name">{name}</span>
      </Label>
    </Switch>
  );
}
