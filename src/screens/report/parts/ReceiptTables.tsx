import { t } from '../../../../domain/language';
import type { ReceiptLine } from '../../../../domain/contract/assessment';
import { PlainTable } from '../../../ui/PlainTable';
import { ScrollRegion } from '../../../ui/ScrollRegion';
import { answerText, categoryName, questionText, type ScoreData } from '../reportData';
import { linesByCategory } from '../scoring';
import { Evidence } from './Evidence';
import { COUNTED_TEXTS, numberText } from '../words';

const products = ({ points, weight, earned, possible }: ReceiptLine): string =>
  points === null || possible === 0
    ? '–'
    : `${numberText(points)} × ${weight} = ${numberText(earned)}`;

const sum = (lines: readonly ReceiptLine[], key: 'earned' | 'possible'): number =>
  lines.reduce((total, line) => total + line[key], 0);

interface Props {
  data: ScoreData;
  /** Evidence is linked: the answers come from our server, not from a file. */
  isTrusted: boolean;
}

interface RowProps extends Props {
  line: ReceiptLine;
}

const Row = ({ data, line, isTrusted }: RowProps) => (
  <tr>
    <th scope="row">
      {line.code} {questionText(data, line.question)}
    </th>
    <td>
      {data.presets.get(line.question) ?? (answerText(data, line.question) || '–')}
      <Evidence
        code={line.code}
        address={data.responses.get(line.question)?.evidence_url ?? ''}
        isTrusted={isTrusted}
      />
    </td>
    <td>{t(COUNTED_TEXTS[line.counted])}</td>
    <td className="number">{products(line)}</td>
    <td className="number">{line.possible > 0 ? numberText(line.possible) : '–'}</td>
  </tr>
);

/** A table for each category, with a row for each question and the sum. */
export const ReceiptTables = ({ data, isTrusted }: Props) =>
  linesByCategory(data.assessment).map(({ category, lines }) => {
    const name = categoryName(data, category);
    return (
      <ScrollRegion key={category} label={name}>
        <PlainTable>
          <caption>{name}</caption>
          <thead>
            <tr>
              <th scope="col">{t('Question')}</th>
              <th scope="col">{t('Answer')}</th>
              <th scope="col">{t('Counted')}</th>
              <th scope="col" className="number">
                {t('Points × weight')}
              </th>
              <th scope="col" className="number">
                {t('Of')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Row key={line.question} data={data} line={line} isTrusted={isTrusted} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {t('Sum')}
              </th>
              <td className="number">{numberText(sum(lines, 'earned'))}</td>
              <td className="number">{numberText(sum(lines, 'possible'))}</td>
            </tr>
          </tfoot>
        </PlainTable>
      </ScrollRegion>
    );
  });
