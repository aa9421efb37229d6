import Typography from '@mui/material/Typography';
import { GUIDELINES } from '../../../../content/guidelines';
import { Disclosure } from '../../../../ui/print/Disclosure';

/** What a decision refers to, at hand beside it. */
export const Beside = () => (
  <Disclosure summary="Community guidelines">
    {GUIDELINES.map(({ heading, rules }) => (
      <div key={heading}>
        <Typography variant="body1" component="h3" sx={{ fontWeight: 600, mt: 1 }}>
          {heading}
        </Typography>
        <ul>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </div>
    ))}
  </Disclosure>
);
