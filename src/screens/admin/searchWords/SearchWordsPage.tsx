import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { t } from '../../../../domain/language';
import { Page, PageTitle } from '../../../ui/Page';
import { MissingWords } from './MissingWords';
import { SynonymDialog } from './SynonymDialog';
import { SynonymGroups } from './SynonymGroups';

/** What people look for and do not find, and which words mean the same. */
export default function SearchWordsPage() {
  /** The word that a new group begins with; null while none is added. */
  const [added, setAdded] = useState<string | null>(null);
  return (
    <Page
      title={t('Search Words')}
      description={t('What nobody found, and which words mean the same.')}
      isPersonal
    >
      <PageTitle variant="h2">{t('Search Words')}</PageTitle>
      <Typography>
        {t(
          'People search businesses, events, resources and members in English, in Swahili and in a hurry. Here you see what they did not find, and decide which words lead to the same things.',
        )}
      </Typography>
      <MissingWords onAdd={setAdded} />
      <SynonymGroups onAdd={() => setAdded('')} />
      {added !== null && (
        <SynonymDialog group={null} start={added} onClose={() => setAdded(null)} />
      )}
    </Page>
  );
}
