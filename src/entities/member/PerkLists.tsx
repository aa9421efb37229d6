import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { t } from '../../../domain/language';
import type { RowOf } from '../../../domain/siteLists';
import { useConfig } from '../../config';
import { PERK_GROUPS, PERKS } from '../../content/perks';
import { useSiteRows } from '../siteText/useSiteRows';
import { PerkArt } from './PerkArt';

interface PerkGroup {
  title: string;
  perks: readonly RowOf<'perks'>[];
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

/** What each group of members gets. Discussions are promised where there is a forum for them. */
export function usePerkGroups(): PerkGroup[] {
  const { forumUrl } = useConfig();
  const rows = useSiteRows('perks', PERKS)?.rows ?? [];
  const shown = rows.filter(({ perk_image }) => forumUrl !== null || perk_image !== 'discussion');
  return PERK_GROUPS.map(({ group, title }) => ({
    title,
    perks: shown.filter(({ perk_group }) => perk_group === group),
  })).filter(({ perks }) => perks.length > 0);
}

export const PerkList = ({ perks }: Pick<PerkGroup, 'perks'>) => (
  <List>
    {perks.map(({ perk_image, perk_description }) => (
      <li key={perk_description}>
        <PerkArt name={perk_image} />
        <Typography component="span">{t(perk_description)}</Typography>
      </li>
    ))}
  </List>
);

/** Lists of perks side by side, each with its picture. */
export const PerkLists = () => (
  <Columns>
    {usePerkGroups().map(({ title, perks }) => (
      <div key={title}>
        <Typography variant="h3">{t(title)}</Typography>
        <PerkList perks={perks} />
      </div>
    ))}
  </Columns>
);
