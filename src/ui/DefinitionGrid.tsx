import { styled } from '@mui/material/styles';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3, 5),
  margin: theme.spacing(2, 0, 0),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  '& > div': {
    paddingTop: theme.spacing(1.5),
    borderTop: `3px solid ${theme.vars.palette.accent.main}`,
  },
  '& dt': { ...theme.typography.h4 },
  '& dd': { margin: theme.spacing(0.5, 0, 0) },
}));

/** Terms and their descriptions, side by side where there is room. */
export const DefinitionGrid = ({ items }: { items: { term: string; text: string }[] }) => (
  <List>
    {items.map(({ term, text }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </List>
);
