import { COUNTY_MAP } from '../../../content/countyShapes';
import { CountyChooser } from '../../../entities/county/CountyChooser';

interface Props {
  counts: Readonly<Record<string, number>>;
  selected: string | null;
  onSelect: (code: string | null) => void;
}

/** Map and list of the counties, in a chunk of their own: the shapes are heavy. */
export default function CountyFilter(props: Props) {
  return <CountyChooser map={COUNTY_MAP} {...props} />;
}
