import Link, { type LinkProps } from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { usePaths } from '../../../paths';
import { CheckboxField } from '../../../ui/fields/CheckboxField';
import { keepFocus } from '../../../ui/fields/keepFocus';
import { rich } from '../../../ui/rich';

/** The consent to the terms; the props are those of the link to them. */
export function TermsField(link: Pick<LinkProps, 'onClick' | 'target'>) {
  const paths = usePaths();
  const label = rich('I am 18 or older and agree with the <link>Terms & Conditions</link>', {
    link: (inner) => (
      <Link {...keepFocus} {...link} component={RouterLink} to={paths.terms}>
        {inner}
      </Link>
    ),
  });
  return <CheckboxField name="agree_terms" label={label} required />;
}
