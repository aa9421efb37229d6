import { t } from '../../../../domain/language';
import { useMay } from '../../../entities/member/useMay';
import { Page, PageTitle } from '../../../ui/Page';
import { TextSection } from '../../../ui/TextSection';
import { IssueList } from './parts/IssueList';
import { SubscriberSection } from './parts/SubscriberSection';
import { SuppressedAddresses } from './parts/SuppressedAddresses';

/** The issues of the newsletter, and who gets them. */
export default function NewsletterPage() {
  const maySend = useMay('sendNewsletter');
  return (
    <Page
      title={t('Newsletter')}
      description={t('The issues of the newsletter, and who gets them.')}
      isPersonal
    >
      <PageTitle variant="h2">{t('Newsletter')}</PageTitle>
      {maySend && <IssueList />}
      <SubscriberSection />
      <SuppressedAddresses />
      <TextSection title={t('What they agreed to')} id="consent">
        <p>
          {t(
            'Everyone on the list has chosen the newsletter themselves, in the form that completes the profile or later in the profile, where the box is unticked at first. Everyone has also confirmed the address, with a link in an email or by signing in with Google. Each choice is kept with its date among the member’s consents; the list shows the date of the subscription.',
          )}
        </p>
        <p>
          {t(
            'Every issue contains a link to unsubscribe, which works without signing in. People who unsubscribe leave the list at once, and suspended or deleted accounts and suppressed addresses are not on it. Whoever sends the newsletter with another program must put that link into it, and read the list anew before each issue.',
          )}
        </p>
      </TextSection>
    </Page>
  );
}
