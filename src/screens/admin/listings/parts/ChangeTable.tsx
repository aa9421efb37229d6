import { styled } from '@mui/material/styles';
import { t } from '../../../../../domain/language';
import type { FactChange } from '../../../../../domain/contract/common';
import { PlainTable } from '../../../../ui/PlainTable';
import { ScrollRegion } from '../../../../ui/ScrollRegion';

/** Headings are short: they must not be broken as other words of a card are. */
const Table = styled(PlainTable)({ '& th': { overflowWrap: 'normal' } });

const Text = styled('td')({ minWidth: '6rem', overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

interface Props {
  caption: string;
  /** The heading above it says the same: it is read out, not shown. */
  isCaptionUnseen?: boolean;
  changes: readonly FactChange[];
}

/** Fields before and after a change. */
export const ChangeTable = ({ caption, isCaptionUnseen = false, changes }: Props) => (
  <ScrollRegion label={caption}>
    <Table aria-label={caption}>
      {!isCaptionUnseen && <caption>{caption}</caption>}
      <thead>
        <tr>
          <th scope="col">{t('What')}</th>
          <th scope="col">{t('Before')}</th>
          <th scope="col">{t('Now')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{t(field)}</th>
            <Text>{before || t('Nothing')}</Text>
            <Text>{after || t('Nothing')}</Text>
          </tr>
        ))}
      </tbody>
    </Table>
  </ScrollRegion>
);
