import type { ReactNode } from 'react';
import { t } from '../../../../domain/language';
import { aboutLinks } from '../../../content/aboutLinks';
import { usePaths } from '../../../paths';
import { InfoPage } from '../../../ui/InfoPage';

interface Props {
  title: string;
  description: string;
  lead: ReactNode;
  children: ReactNode;
}

export const AboutFrame = (props: Props) => (
  <InfoPage {...props} group={t('About us')} links={aboutLinks(usePaths())} />
);
