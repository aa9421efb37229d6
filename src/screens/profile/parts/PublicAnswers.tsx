import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { msg, t } from '../../../../domain/language';
import type { Profile } from '../../../../domain/contract/profile';
import { countyName } from '../../../../domain/counties';
import type { Theme } from '../../../../domain/vocabulary';
import { usePaths } from '../../../paths';
import { useFileAddress } from '../../../ui/fileAddress';
import { Initials } from '../../../ui/Initials';
import { ThemeChip } from '../../../entities/theme/ThemeChip';
import { Actions, Section } from './Section';

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.spacing(2),
  alignItems: 'center',
  overflowWrap: 'anywhere',
}));

const Chips = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginTop: theme.spacing(2),
}));

interface PublicPart {
  name: string;
  line: string | undefined;
  text: string;
  themes: readonly Theme[];
  picture: string | null;
}

const placeOf = (county: string): string | undefined =>
  county === 'outside' ? t('Outside Kenya') : countyName(county);

/** The public part of the answers; null before the form was sent. */
function publicPartOf({ interests, business, profile_picture }: Profile): PublicPart | null {
  if (interests) {
    return {
      name: interests.display_name,
      line: interests.county_public ? placeOf(interests.county) : undefined,
      text: interests.introduction,
      themes: interests.themes,
      picture: profile_picture,
    };
  }
  if (!business) return null;
  const place = [business.address_locality, countyName(business.county)].filter(Boolean).join(', ');
  return {
    name: business.name,
    line: `${t(business.category)} · ${place}`,
    text: business.description,
    themes: business.themes,
    picture: business.logo ?? null,
  };
}

function PublicCard({ name, line, text, themes, picture }: PublicPart) {
  const addressOf = useFileAddress();
  return (
    <Card>
      <CardContent>
        <Head>
          <Initials name={name} src={addressOf(picture)} size={56} />
          <div>
            <Typography variant="h4" component="p">
              {name}
            </Typography>
            {line && <Typography color="textSecondary">{line}</Typography>}
          </div>
        </Head>
        {text && <Typography sx={{ mt: 2, whiteSpace: 'pre-line' }}>{text}</Typography>}
        <Chips>
          {themes.map((theme) => (
            <ThemeChip key={theme} theme={theme} />
          ))}
        </Chips>
      </CardContent>
    </Card>
  );
}

const TEXTS = {
  individual: {
    title: msg('Your public card and answers'),
    lead: msg(
      'This is what others see of you on the community page. Your other answers stay private.',
    ),
    edit: msg('Edit your card and answers'),
    missing: msg('You have not filled in the form about your interests yet.'),
  },
  business: {
    title: msg('Your public card and answers'),
    lead: msg(
      'This is what your form says about your business. Our team reads it before the directory shows it.',
    ),
    edit: msg('Edit your business form'),
    missing: msg('You have not filled in the business form yet.'),
  },
} as const;

/** What others see of the member’s answers, with a link to the form. */
export function PublicAnswers({ profile }: { profile: Profile }) {
  const paths = usePaths();
  const part = publicPartOf(profile);
  const { title, lead, edit, missing } = TEXTS[profile.user_type];
  const isBusiness = profile.user_type === 'business';
  return (
    <Section title={t(title)} lead={t(part ? lead : missing)}>
      {part && <PublicCard {...part} />}
      <Actions>
        <Button
          component={Link}
          to={paths.profileCompletion(profile.user_type)}
          variant={part ? 'outlined' : 'contained'}
        >
          {part ? t(edit) : t('Fill in the form')}
        </Button>
        {isBusiness && (
          <Button component={Link} to={paths.myBusiness} variant="text">
            {t('Status of your listing')}
          </Button>
        )}
      </Actions>
    </Section>
  );
}
