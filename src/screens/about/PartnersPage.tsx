import { styled } from '@mui/material/styles';
import { t } from '../../../domain/language';
import { capitalise } from '../../../domain/capitalise';
import { THEMES } from '../../../domain/vocabulary';
import { PARTNER_STATEMENT, PARTNERS } from '../../content/partners';
import { useConfig } from '../../config';
import { useSiteRows } from '../../entities/siteText/useSiteRows';
import { ExternalLink } from '../../ui/ExternalLink';
import { useFileAddress } from '../../ui/fileAddress';
import { rich } from '../../ui/rich';
import { TextSection } from '../../ui/TextSection';
import { AboutFrame } from './parts/AboutFrame';
import { ThemeSign } from './parts/ThemeSign';

const Bodies = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5, 5),
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  '& > li': { display: 'flex', alignItems: 'flex-start', gap: theme.spacing(1.5) },
  '& a': { '@media (pointer: coarse)': { display: 'inline-block', paddingBlock: 9 } },
  '& .help': { display: 'block', color: theme.vars.palette.text.secondary },
}));

const Logo = styled('img')({ flexShrink: 0, width: 56, height: 56, objectFit: 'contain' });

export default function PartnersPage() {
  const { contactEmail } = useConfig();
  const addressOf = useFileAddress();
  const partners = useSiteRows('partners', PARTNERS)?.rows ?? [];
  return (
    <AboutFrame
      title={t('Partners')}
      description={t(
        'Kenyan authorities and programmes whose public guidance we use and where we send businesses for help, by theme. None of them endorses this site.',
      )}
      lead={t('Organisations whose public guidance we use, and where we send businesses for help.')}
    >
      <TextSection title={t('What “partners” means here')}>
        <p>{t(PARTNER_STATEMENT)}</p>
      </TextSection>
      {THEMES.map((theme) => {
        const bodies = partners.filter((partner) => partner.theme === theme);
        return (
          bodies.length > 0 && (
            <TextSection
              key={theme}
              title={capitalise(t(theme))}
              sign={<ThemeSign theme={theme} />}
            >
              <Bodies>
                {bodies.map(({ name, help, url, logo }) => (
                  <li key={name}>
                    {logo !== '' && <Logo src={`${addressOf(logo)}?width=320`} alt="" />}
                    <div>
                      <ExternalLink href={url}>{name}</ExternalLink>
                      <span className="help">{capitalise(t(help))}</span>
                    </div>
                  </li>
                ))}
              </Bodies>
            </TextSection>
          )
        );
      })}
      <TextSection title={t('Work with us')}>
        <p>
          {rich(
            'Your organisation helps Kenyan businesses on one of these themes, or an address above is out of date? Write to <email>{contactEmail}</email>. If we agree on something, this page will say what it is.',
            {
              email: (inner) => (
                <ExternalLink href={`mailto:${contactEmail}`}>{inner}</ExternalLink>
              ),
            },
            { contactEmail },
          )}
        </p>
      </TextSection>
    </AboutFrame>
  );
}
