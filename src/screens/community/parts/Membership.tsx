import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { BUSINESS_PERKS, INDIVIDUAL_PERKS, type Perk } from '../../../content/perks';
import { PerkArt } from '../../../ui/illustrations/PerkArt';
import { Section } from './Section';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5, 8),
  marginTop: theme.spacing(4),
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

const PerkList = ({ title, perks }: { title: string; perks: Perk[] }) => (
  <div>
    <Typography variant="h3">{title}</Typography>
    <List>
      {perks.map(({ perk_image, perk_description }) => (
        <li key={perk_image}>
          <PerkArt name={perk_image} />
          <Typography component="span">{perk_description}</Typography>
        </li>
      ))}
    </List>
  </div>
);

export const Membership = () => (
  <Section title="What membership gives">
    <Columns>
      <PerkList title="Every member can" perks={INDIVIDUAL_PERKS} />
      <PerkList title="Businesses also get" perks={BUSINESS_PERKS} />
    </Columns>
  </Section>
);
