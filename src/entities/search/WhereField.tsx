import { t } from '../../../domain/language';
import { countyOptions } from '../county/countyOptions';
import { BoxSelect } from './BoxSelect';

interface Props {
  county: string | null;
  onChange: (county: string | null) => void;
  /** How many there are in each county, where the list is to say so. */
  counts?: Readonly<Record<string, number>> | undefined;
}

/** In which county to search. */
export const WhereField = ({ county, onChange, counts }: Props) => (
  <BoxSelect
    label={t('Where?')}
    name="county"
    className="where"
    value={county ?? ''}
    options={countyOptions(counts)}
    onChange={(code) => onChange(code || null)}
  />
);
