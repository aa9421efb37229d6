import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { t } from '../../../domain/language';
import { useConfig } from '../../config';
import { usePaths } from '../../paths';

const Svg = styled('svg')(({ theme }) => ({
  width: 36,
  height: 36,
  flexShrink: 0,
  '& .ground': { fill: theme.vars.palette.primary.main },
  '& .leaf': { fill: theme.vars.palette.primary.contrastText },
  '& .seed': { fill: theme.vars.palette.accent.main },
}));

/** The product's sign: two leaves that rise from a seed. */
function Mark() {
  return (
    <Svg viewBox="0 0 36 36" aria-hidden focusable="false">
      <rect className="ground" width="36" height="36" rx="10" />
      <path className="leaf" d="M17 26V16.5C17 11 13 7.5 7.5 7.5c0 7 3 11.2 9.5 11.5z" />
      <path className="leaf" d="M19 26v-6.5c0-5 3.5-8 9.5-8 0 6.3-3 10-9.5 10.3z" />
      <circle className="seed" cx="18" cy="28" r="2.6" />
    </Svg>
  );
}

const Home = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 44,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  fontFamily: theme.typography.h1.fontFamily ?? 'inherit',
  fontWeight: 700,
  fontSize: '1.5rem',
  letterSpacing: '-0.02em',
}));

export function Logo() {
  const { productName } = useConfig();
  return (
    <Home to={usePaths().home} aria-label={t('{productName}, home', { productName })}>
      <Mark />
      {productName}
    </Home>
  );
}
