import Typography from '@mui/material/Typography';
import { t } from '../../../../domain/language';
import { JOINING_STEPS } from '../../../../domain/joining';
import { LISTED_LEAD } from '../../../content/directoryInfo';
import { useSiteText } from '../../../entities/siteText/useSiteText';
import { Markdown } from '../../../ui/Markdown';

/** The steps into the directory, in the words of editors where they have edited them. */
export function HowToBeListed() {
  const edited = useSiteText('listed');
  if (edited) return <Markdown ownPaths>{edited.text}</Markdown>;
  return (
    <>
      <p>{t(LISTED_LEAD)}</p>
      <ol>
        {Object.values(JOINING_STEPS).map(({ title, text }) => (
          <li key={title}>
            <Typography component="span" sx={{ fontWeight: 600 }}>
              {t(title)}.
            </Typography>{' '}
            {t(text)}
          </li>
        ))}
      </ol>
    </>
  );
}
