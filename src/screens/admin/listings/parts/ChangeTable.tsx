import { styled } from '@mui/material/styles';
import type { FactChange } from '../../../../../domain/contract/common';
import { PlainTable } from '../../../../ui/PlainTable';
import { ScrollRegion } from '../../../../ui/ScrollRegion';

const Text = styled('td')({ minWidth: '7rem', overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

interface Props {
  caption: string;
  changes: readonly FactChange[];
}

/** Facts of a listing as they were and as they are. */
export const ChangeTable = ({ caption, changes }: Props) => (
  <ScrollRegion label={caption}>
    <PlainTable>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Before</th>
          <th scope="col">Now</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            <Text>{before || 'Nothing'}</Text>
            <Text>{after || 'Nothing'}</Text>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  </ScrollRegion>
);
