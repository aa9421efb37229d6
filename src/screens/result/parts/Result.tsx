import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../../domain/language';
import type { ResultPage } from '../../../../domain/contract/resultPage';
import { LEVEL_DESCRIPTIONS } from '../../../../domain/levelDescriptions';
import { resultName, resultSentence } from '../../../../domain/vetting/resultWords';
import { useConfig } from '../../../config';
import { criteriaOfBadges } from '../../../content/directoryCriteria';
import { REVIEW_NOTE } from '../../../content/levels';
import { CriteriaList } from '../../../entities/evidence/CriteriaList';
import { LevelNote } from '../../../entities/level/LevelNote';
import { ResultDates } from '../../../entities/result/ResultDates';
import { usePaths } from '../../../paths';
import { PageTitle } from '../../../ui/Page';
import { ExternalLink } from '../../../ui/ExternalLink';
import { ShareButtons } from '../../../ui/ShareButtons';
import { whatsAppLink } from '../../../ui/shareLinks';
import { Notice } from '../../../ui/Notice';

const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '& > p': { margin: 0 },
  '& .actions': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(1.5, 2),
  },
}));

/** What a business shows of its result, or why it is not valid. */
export function Result({ page }: { page: ResultPage }) {
  const paths = usePaths();
  const { productName, publicUrl } = useConfig();
  const { code, state, business, level, badges } = page;
  const isValid = state === 'valid';
  const criteria = criteriaOfBadges(badges);
  const sentence = resultSentence(page, productName);
  const name = business?.name ?? t('A business');
  const shared = `${name}: ${resultName(page)}. ${sentence} ${publicUrl}${paths.result(code)}`;
  return (
    <Parts>
      <div>
        <PageTitle variant="h2">{business?.name ?? t('Result of a business')}</PageTitle>
        {isValid ? (
          <>
            {level && <LevelNote level={level} />}
            <Typography sx={{ mt: 1 }}>{sentence}</Typography>
          </>
        ) : (
          <Notice tone="info">
            <strong>{resultName(page)}.</strong> {sentence}
          </Notice>
        )}
      </div>
      {level && business && (
        <p>
          {business.name} {t(LEVEL_DESCRIPTIONS[level])}
        </p>
      )}
      {criteria.length > 0 && (
        <section aria-labelledby="result-criteria">
          <Typography id="result-criteria" variant="h3" component="h2">
            {t('Criteria met')}
          </Typography>
          <CriteriaList criteria={criteria} />
        </section>
      )}
      <ResultDates result={page} />
      {isValid && <p>{t(REVIEW_NOTE)}</p>}
      <div className="actions">
        {business && (
          <Link component={RouterLink} to={paths.listing(business.slug)} sx={{ fontWeight: 600 }}>
            {t('See the business in the directory')}
          </Link>
        )}
        {isValid && (
          <ExternalLink href={whatsAppLink(shared)}>{t('Share on WhatsApp')}</ExternalLink>
        )}
        {isValid && (
          <ShareButtons title={`${name}: ${resultName(page)}`} path={paths.result(code)} />
        )}
      </div>
    </Parts>
  );
}
