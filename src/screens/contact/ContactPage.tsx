import { styled } from '@mui/material/styles';
import { t } from '../../../domain/language';
import { contactGroups, RESPONSE_TIMES, timeText, WORKING_HOURS } from '../../content/contact';
import { useConfig } from '../../config';
import { usePaths } from '../../paths';
import { InfoPage } from '../../ui/InfoPage';
import { ExternalLink } from '../../ui/ExternalLink';
import { TextSection } from '../../ui/TextSection';

const Items = styled('ul')(({ theme }) => ({
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: theme.spacing(1.5),
    margin: 0,
    minHeight: 44,
  },
  '& a': { display: 'inline-flex', alignItems: 'center', minWidth: 24, minHeight: 44 },
  '& span': { color: theme.vars.palette.text.secondary },
}));

const Times = styled('table')(({ theme }) => ({
  width: '100%',
  maxWidth: 560,
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: theme.spacing(1, 2, 1, 0),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    textAlign: 'left',
    verticalAlign: 'top',
  },
  '& tbody th': { fontWeight: 400 },
  '& td': { whiteSpace: 'nowrap' },
}));

export default function ContactPage() {
  const paths = usePaths();
  return (
    <InfoPage
      title={t('Contact Us')}
      description={t(
        'Where to write for help, about a listing, to report content, to appeal, or about your data, and how soon you get an answer.',
      )}
      lead={t(
        'A person reads every message. Choose the reason that fits best, so that it reaches the right one at once.',
      )}
      group={t('See also')}
      links={[
        { link_name: t('About Business Directory'), link_url: paths.directoryInfo },
        { link_name: t('Our Team'), link_url: paths.about('team') },
        { link_name: t('Privacy Policy'), link_url: paths.privacyPolicy },
        { link_name: t('Terms & Conditions'), link_url: paths.terms },
      ]}
    >
      {contactGroups(useConfig()).map(({ heading, lead, items }) => (
        <TextSection key={heading} title={heading}>
          <p>{lead}</p>
          <Items>
            {items.map(({ contact_handle, contact_description, url }) => (
              <li key={contact_description}>
                <ExternalLink href={url}>{contact_handle}</ExternalLink>
                <span>{contact_description}</span>
              </li>
            ))}
          </Items>
        </TextSection>
      ))}
      <TextSection title={t('How soon we answer')}>
        <p>{t(WORKING_HOURS)}</p>
        <Times>
          <thead>
            <tr>
              <th scope="col">{t('Your message')}</th>
              <th scope="col">{t('Answer within')}</th>
            </tr>
          </thead>
          <tbody>
            {RESPONSE_TIMES.map((time) => (
              <tr key={time.about}>
                <th scope="row">{t(time.about)}</th>
                <td>{timeText(time)}</td>
              </tr>
            ))}
          </tbody>
        </Times>
      </TextSection>
    </InfoPage>
  );
}
