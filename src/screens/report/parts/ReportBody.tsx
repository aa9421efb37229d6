import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { t } from '../../../../domain/language';
import { PrintInLight } from '../../../ui/print/PrintInLight';
import { useIsPrinting } from '../../../ui/print/useIsPrinting';
import { TextSection } from '../../../ui/TextSection';
import { PrintedReport } from '../print/PrintedReport';
import type { ReportData } from '../reportData';
import { sectionsFor } from '../reportSections';
import { ReportActions } from './ReportActions';
import { ReportFold } from './ReportFold';
import { ReportHead } from './ReportHead';
import { ReportNotices } from './ReportNotices';
import { SmallestPlan } from './SmallestPlan';
import { Strengths } from './Strengths';
import { ThemeScores } from './ThemeScores';

const Folds = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(6),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const nothingInside = () => false;

/** How much is printed; after each print it is two pages again. */
function useExtent() {
  const [extent, setExtent] = useState<'short' | 'whole'>('short');
  useEffect(() => {
    const forget = () => setExtent('short');
    window.addEventListener('afterprint', forget);
    return () => window.removeEventListener('afterprint', forget);
  }, []);
  const print = (wanted: 'short' | 'whole') => {
    // The browser captures the page as soon as it is asked to.
    flushSync(() => setExtent(wanted));
    window.print();
  };
  return { extent, print };
}

/** The report: what matters first, the rest folded. On paper it is another document of the same data. */
export function ReportBody({ data }: { data: ReportData }) {
  const isPrinting = useIsPrinting();
  const { extent, print } = useExtent();
  return (
    <article>
      <PrintInLight />
      {isPrinting && <PrintedReport data={data} hasAppendix={extent === 'whole'} />}
      <div hidden={isPrinting}>
        <ReportHead data={data} />
        <ReportNotices data={data} />
        <TextSection title={t('The smallest plan')} id="plan">
          <SmallestPlan data={data} />
        </TextSection>
        <TextSection title={t('Score by theme')} id="themes">
          <ThemeScores data={data} />
        </TextSection>
        <TextSection title={t('Strengths')} id="strengths">
          <Strengths data={data} />
        </TextSection>
        <ReportActions data={data} onPrint={print} />
        <Folds>
          {sectionsFor(data).map(({ id, title, hint, holds = nothingInside, show }) => (
            <ReportFold key={id} id={id} title={t(title)} hint={hint?.(data) ?? ''} holds={holds}>
              {show(data)}
            </ReportFold>
          ))}
        </Folds>
      </div>
    </article>
  );
}
