import { terms } from '../../content/legal/terms';
import { useConfig } from '../../config';
import { LegalView } from './LegalView';

export default function TermsPage() {
  return <LegalView title="Terms & Conditions" text={terms(useConfig())} />;
}
