import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PerkArt, type PerkImage } from './PerkArt';

interface PerkGroup {
  title: string;
  perks: readonly { perk_image: PerkImage; perk_description: string }[];
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5, 8),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
}));

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  margin: theme.spacing(2, 0, 0),
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'center', gap: theme.spacing(2) },
  '& svg': { flexShrink: 0, color: theme.vars.palette.primary.main },
}));

export const PerkList = ({ perks }: Pick<PerkGroup, 'perks'>) => (
  <List>
    {perks.map(({ perk_image, perk_description }) => (
      <li key={perk_image}>
        <PerkArt name={perk_image} />
        <Typography component="span">{perk_description}</Typography>
      </li>
    ))}
  </List>
);

/** Lists of perks side by side, each with its picture. */
export const PerkLists = ({ groups }: { groups: readonly PerkGroup[] }) => (
  <Columns>
    {groups.map(({ title, perks }) => (
      <div key={title}>
        <Typography variant="h3">{title}</Typography>
        <PerkList perks={perks} />
      </div>
    ))}
  </Columns>
);
