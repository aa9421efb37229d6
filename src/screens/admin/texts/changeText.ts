import { t } from '../../../../domain/language';
import { momentText } from '../../../ui/format';

interface Change {
  changed_at: string;
  changed_by: string | null;
}

/** When a text was changed, and by whom. */
export const changeText = ({ changed_at, changed_by }: Change): string =>
  `${momentText(changed_at)}, ${changed_by ?? t('a former admin')}`;
