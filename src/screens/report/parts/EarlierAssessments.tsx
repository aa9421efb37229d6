import { t } from '../../../../domain/language';
import { APPLICATION_STATE } from '../../../../domain/vetting/applicationStates';
import { PlainTable } from '../../../ui/PlainTable';
import { ScrollRegion } from '../../../ui/ScrollRegion';
import type { ReportData } from '../reportData';
import { dateText, scoreText } from '../../../ui/format';
import { ApplicationHistory } from './ApplicationHistory';

/** Every assessment that was submitted, and what became of the present one. */
export function EarlierAssessments({ data: { report } }: { data: ReportData }) {
  const { earlier, application } = report;
  const history = application?.history ?? [];
  return (
    <>
      {earlier.length === 0 ? (
        <p>{t('No assessment has been submitted yet.')}</p>
      ) : (
        <ScrollRegion label={t('Assessments so far, table')}>
          <PlainTable>
            <thead>
              <tr>
                <th scope="col">{t('Submitted')}</th>
                <th scope="col">{t('State')}</th>
                <th scope="col" className="number">
                  {t('Total')}
                </th>
                <th scope="col">{t('Level')}</th>
              </tr>
            </thead>
            <tbody>
              {earlier.map(({ application: id, submitted_at, state, total, level }) => (
                <tr key={id}>
                  <th scope="row">{dateText(submitted_at)}</th>
                  <td>{t(APPLICATION_STATE[state].name)}</td>
                  <td className="number">{total === null ? '–' : scoreText(total)}</td>
                  <td>{level ? t(level) : '–'}</td>
                </tr>
              ))}
            </tbody>
          </PlainTable>
        </ScrollRegion>
      )}
      {history.length > 0 && <ApplicationHistory history={history} />}
    </>
  );
}
