import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { Dated } from '../comingUp';
import { Block, Rows } from './Block';

interface Props {
  title: string;
  lines: readonly Dated[];
}

/** Lines with a date; nothing where there are none. */
export function DatedBlock({ title, lines }: Props) {
  if (lines.length === 0) return null;
  return (
    <Block title={title}>
      <Rows>
        {lines.map(({ key, title: name, text, to }) => (
          <li key={key}>
            <Link component={RouterLink} to={to}>
              {name}
            </Link>
            <Typography variant="body2">{text}</Typography>
          </li>
        ))}
      </Rows>
    </Block>
  );
}
