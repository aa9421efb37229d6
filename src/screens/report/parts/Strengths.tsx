import { styled } from '@mui/material/styles';
import { msg, t } from '../../../../domain/language';
import { strengthsOf, type Strength } from '../../../../domain/vetting/strengths';
import { countText } from '../../../ui/format';
import { Disclosure } from '../../../ui/print/Disclosure';
import type { ScoreData } from '../reportData';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  paddingLeft: theme.spacing(2.5),
  [theme.breakpoints.up('md')]: { columns: 2, columnGap: theme.spacing(5) },
  '& > li': { breakInside: 'avoid' },
  // A column begins without the space above an entry.
  '&& > li:first-of-type': { marginTop: 0 },
}));

/** So many are read at a glance; more are folded. */
export const STRENGTHS_AT_A_GLANCE = 6;

export const NO_STRENGTH = msg(
  'No answer earns 3 or 4 points yet. The steps above are where to begin.',
);

const Statements = ({ strengths }: { strengths: readonly Strength[] }) => (
  <List>
    {strengths.map(({ question, text }) => (
      <li key={question}>{text}.</li>
    ))}
  </List>
);

/** What the business does well already, as statements. */
export function Strengths({ data: { assessment } }: { data: ScoreData }) {
  const strengths = strengthsOf(assessment);
  if (strengths.length === 0) return <p>{t(NO_STRENGTH)}</p>;
  const more = strengths.slice(STRENGTHS_AT_A_GLANCE);
  return (
    <>
      <Statements strengths={strengths.slice(0, STRENGTHS_AT_A_GLANCE)} />
      {more.length > 0 && (
        <Disclosure summary={countText(more.length, 'more strength')}>
          <Statements strengths={more} />
        </Disclosure>
      )}
    </>
  );
}
