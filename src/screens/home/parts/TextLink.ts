import { styled } from '@mui/material/styles';
import { Link } from 'react-router';

/** A link for the home page. It saves the code of MUI's own link, which nothing else there needs. */
export const TextLink = styled(Link)(({ theme }) => ({
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '&.stands-out': {
    display: 'inline-block',
    paddingBlock: theme.spacing(1),
    fontWeight: 600,
    color: theme.vars.palette.primary.main,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
}));
