import Typography from '@mui/material/Typography';
import { plural, t } from '../../../../domain/language';
import { Notice } from '../../../ui/Notice';
import { PlainTable } from '../../../ui/PlainTable';
import { ScrollRegion } from '../../../ui/ScrollRegion';
import type { Replay } from './replayOf';

/** Enough to see what is wrong; the rest follows from the same. */
const MOST_SHOWN = 20;

/** Whether what the file says is what its answers give. */
export function Verdict({ replay: { differences, hasOtherWeights } }: { replay: Replay }) {
  const isSame = differences.length === 0;
  const more = differences.length - MOST_SHOWN;
  return (
    <>
      <Notice tone={isSame ? 'info' : 'error'}>
        {isSame
          ? t('Every figure in the file is the same as calculated here.')
          : plural(
              differences.length,
              '# figure of the file cannot be calculated from its answers. Believe the figures below, not those in the file.',
              '# figures of the file cannot be calculated from its answers. Believe the figures below, not those in the file.',
            )}
      </Notice>
      {hasOtherWeights && (
        <p>
          {t(
            'The themes have the weights of another category than the one that the file names. The category was changed after the answers were submitted, or the file was changed.',
          )}
        </p>
      )}
      {!isSame && (
        <ScrollRegion label={t('What differs')}>
          <PlainTable>
            <caption>{t('What differs')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('Figure')}</th>
                <th scope="col">{t('In the file')}</th>
                <th scope="col">{t('Calculated')}</th>
              </tr>
            </thead>
            <tbody>
              {differences.slice(0, MOST_SHOWN).map(({ figure, inFile, calculated }) => (
                <tr key={figure}>
                  <th scope="row">{figure}</th>
                  <td>{inFile ?? t('Missing')}</td>
                  <td>{calculated ?? t('There is no such figure')}</td>
                </tr>
              ))}
            </tbody>
          </PlainTable>
        </ScrollRegion>
      )}
      {more > 0 && (
        <Typography>{plural(more, 'And # more figure.', 'And # more figures.')}</Typography>
      )}
    </>
  );
}
