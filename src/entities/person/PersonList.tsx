import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { t } from '../../../domain/language';
import { Initials } from '../../ui/Initials';
import { ExternalLink } from '../../ui/ExternalLink';
import { useFileAddress } from '../../ui/fileAddress';

export interface Person {
  name: string;
  /** What the person does here. */
  role: string;
  /** Where the person comes from. */
  org?: string;
  /** These are empty where there is none. */
  photo: string;
  socials: Readonly<Record<(typeof NETWORKS)[number]['key'], string>>;
  description: string;
}

const NETWORKS = [
  { key: 'instagram', network: 'Instagram' },
  { key: 'facebook', network: 'Facebook' },
  { key: 'twitter', network: 'X' },
  { key: 'linkedin', network: 'LinkedIn' },
] as const;

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4, 5),
  margin: theme.spacing(3, 0, 0),
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 21rem), 1fr))',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: theme.spacing(0, 2),
    margin: 0,
  },
  '& h3': { margin: 0 },
  '& .links': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0, 2) },
  '& .links a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
}));

function Networks({ name, socials }: Pick<Person, 'name' | 'socials'>) {
  const links = NETWORKS.flatMap(({ key, network }) => {
    const url = socials[key];
    return url === '' ? [] : [{ network, url }];
  });
  if (links.length === 0) return null;
  return (
    <div className="links">
      {links.map(({ network, url }) => (
        <ExternalLink key={network} href={url} label={t('{network} of {name}', { network, name })}>
          {network}
        </ExternalLink>
      ))}
    </div>
  );
}

/** People with picture or initials, what they do and where to find them. */
export function PersonList({ people }: { people: readonly Person[] }) {
  const addressOf = useFileAddress();
  return (
    <List>
      {people.map(({ name, role, org, photo, socials, description }) => (
        <li key={`${name} ${role}`}>
          <Initials name={name} src={addressOf(photo)} size={64} />
          <div>
            <Typography variant="h4" component="h3">
              {name}
            </Typography>
            <Typography component="div" sx={{ color: 'secondary.main', fontWeight: 600 }}>
              {role}
            </Typography>
            {org && (
              <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
                {org}
              </Typography>
            )}
            <Typography>{description}</Typography>
            <Networks name={name} socials={socials} />
          </div>
        </li>
      ))}
    </List>
  );
}
