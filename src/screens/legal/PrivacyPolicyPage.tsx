import { privacyPolicy } from '../../content/legal/privacyPolicy';
import { useConfig } from '../../config';
import { CookieChoice } from './CookieChoice';
import { LegalView } from './LegalView';

export default function PrivacyPolicyPage() {
  return (
    <LegalView title="Privacy Policy" text={privacyPolicy(useConfig())}>
      <CookieChoice />
    </LegalView>
  );
}
