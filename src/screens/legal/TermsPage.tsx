import { t } from '../../../domain/language';
import { terms } from '../../content/legal/terms';
import { useConfig } from '../../config';
import { useSiteText } from '../../entities/siteText/useSiteText';
import { LegalView } from './LegalView';

export default function TermsPage() {
  return (
    <LegalView
      title={t('Terms & Conditions')}
      text={terms(useConfig())}
      edited={useSiteText('terms')}
    />
  );
}
