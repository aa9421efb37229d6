import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { t } from '../../../../domain/language';
import { CRITERIA_THRESHOLDS } from '../../../../domain/limits';
import { DIRECTORY_CRITERIA } from '../../../content/directoryCriteria';
import { BADGE_RULES, THRESHOLD_NOTE } from '../../../content/directoryInfo';
import { CriterionIcon } from '../../../entities/evidence/CriterionIcon';
import { TextSection } from '../../../ui/TextSection';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4, 5),
  marginTop: theme.spacing(3),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 21rem), 1fr))',
  '& h3': { display: 'flex', alignItems: 'center', gap: theme.spacing(1), margin: 0 },
  '& h3 svg': { color: theme.vars.palette.secondary.main },
  '& table': { width: '100%', marginTop: theme.spacing(1), borderCollapse: 'collapse' },
  '& caption': { paddingBottom: theme.spacing(0.5), textAlign: 'left', fontWeight: 600 },
  '& th, & td': {
    padding: theme.spacing(1, 0),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 400,
  },
  '& td': { paddingLeft: theme.spacing(2), width: '45%', fontWeight: 600 },
}));

/** The four badges with their criteria. */
export function BadgeCriteria() {
  return (
    <TextSection id="criteria" title={t('The four badges and their criteria')}>
      <p>{t(THRESHOLD_NOTE, CRITERIA_THRESHOLDS)}</p>
      <Grid>
        {DIRECTORY_CRITERIA.map(({ badge, criteria_name, criteria_icon }) => (
          <div key={badge}>
            <Typography variant="h4" component="h3">
              <CriterionIcon name={criteria_icon} size={24} />
              {criteria_name}
            </Typography>
            <table>
              <caption>{t(BADGE_RULES[badge].needs)}</caption>
              <tbody>
                {BADGE_RULES[badge].tests.map(({ measure, rule, values }) => (
                  <tr key={measure}>
                    <th scope="row">{t(measure)}</th>
                    <td>{t(rule, values)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ))}
      </Grid>
    </TextSection>
  );
}
