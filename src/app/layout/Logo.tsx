import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { useConfig } from '../../config';
import { usePaths } from '../../paths';
import { Mark } from '../../ui/Mark';

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
    <Home to={usePaths().home} aria-label={`${productName}, home`}>
      <Mark />
      {productName}
    </Home>
  );
}
