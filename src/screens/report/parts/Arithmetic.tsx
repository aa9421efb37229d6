import { styled } from '@mui/material/styles';
import { t } from '../../../../domain/language';
import { capitalise } from '../../../../domain/capitalise';
import { REACHED_FROM } from '../../../../domain/vetting/levels';
import type { ScoreData } from '../reportData';
import { arithmeticOf } from '../scoring';
import { scoreText } from '../../../ui/format';
import { numberText } from '../words';

const Lines = styled('ul')(({ theme }) => ({
  margin: theme.spacing(1, 0),
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& > li': { maxWidth: 'none', paddingBlock: theme.spacing(0.5) },
}));

/** How the total is calculated, in figures. */
export function Arithmetic({ data: { assessment } }: { data: ScoreData }) {
  const { terms, sum, weight } = arithmeticOf(assessment);
  const { total } = assessment;
  if (total === null) return <p>{t('There is no total until a theme has a score.')}</p>;
  const products = terms.map(({ multiplier, percent }) => `${multiplier} × ${numberText(percent)}`);
  const weights = terms.map(({ multiplier }) => String(multiplier));
  return (
    <>
      <p>
        {t(
          'First each theme: 100 × points earned ÷ points possible. A theme of which more than 60% (by weight) does not concern the business is not rated and stays out of the total.',
        )}
      </p>
      <Lines>
        {terms.map(({ theme, earned, possible, percent }) => (
          <li key={theme}>
            {capitalise(t(theme))}: 100 × {numberText(earned)} ÷ {numberText(possible)} ={' '}
            {numberText(percent)}
          </li>
        ))}
      </Lines>
      <p>{t('Then the total: the average of the themes, each by its weight.')}</p>
      <Lines>
        <li>
          ({products.join(' + ')}) ÷ ({weights.join(' + ')})
        </li>
        <li>
          = {numberText(sum)} ÷ {numberText(weight)} = <strong>{scoreText(total)}</strong>
        </li>
      </Lines>
      <p>
        {t(
          'Figures are shown rounded down; the levels use the exact figures. Under {Sprout} is Seed, under {Sapling} Sprout, under {Tree} Sapling, from {Tree} Tree.',
          REACHED_FROM,
        )}
      </p>
    </>
  );
}
