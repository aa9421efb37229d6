import { t } from '../../../domain/language';
import { privacyPolicy } from '../../content/legal/privacyPolicy';
import { useConfig } from '../../config';
import { useSiteText } from '../../entities/siteText/useSiteText';
import { CookieChoice } from './CookieChoice';
import { LegalView } from './LegalView';

export default function PrivacyPolicyPage() {
  return (
    <LegalView
      title={t('Privacy Policy')}
      text={privacyPolicy(useConfig())}
      edited={useSiteText('privacyPolicy')}
    >
      <CookieChoice />
    </LegalView>
  );
}
