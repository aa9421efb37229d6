import Typography from '@mui/material/Typography';
import { t } from '../../../../../domain/language';
import type { SettingState } from '../../../../../domain/contract/admin/settings';
import { siteList } from '../../../../../domain/siteLists';
import { useListSettingsQuery } from '../../../../api/admin/siteTextsAdminApi';
import { readFailure } from '../../../../api/failure';
import { reasonOf } from '../../../../api/reasonOf';
import { ErrorState } from '../../../../ui/ErrorState';
import { FormSkeleton } from '../../../../ui/skeletons';
import { ListFieldInput } from './ListFieldInput';

const FIELDS = siteList('settings').fields;
const ignore = () => {};

interface SettingProps {
  state: SettingState;
}

function Setting({ state: { name, value, is_fixed } }: SettingProps) {
  const field = FIELDS[name];
  if (!field) return null;
  if (is_fixed) {
    return (
      <div>
        <Typography sx={{ fontWeight: 600 }}>{t(field.label)}</Typography>
        <Typography sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          {value}
          <Typography
            component="span"
            variant="body2"
            sx={{ display: 'block' }}
            color="text.secondary"
          >
            {t('Set by {name} in the environment of the server, and changed there.', { name })}
          </Typography>
        </Typography>
      </div>
    );
  }
  const now = value === '' ? t('Now none.') : t('Now {value}.', { value });
  const help = [field.help && t(field.help), now].filter(Boolean).join(' ');
  return <ListFieldInput name={`rows[0].${name}`} field={{ ...field, help }} onSending={ignore} />;
}

/** The settings of the site. An empty one is that of the environment, or the built-in one. */
export function SettingsFields() {
  const { data, error, refetch } = useListSettingsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (data) {
    return (
      <div style={{ maxWidth: 720 }}>
        <Typography sx={{ mb: 2 }}>
          {t(
            'A field that is empty keeps what counts without it. Emails say it within a minute; a page that is open says it when it is loaded again.',
          )}
        </Typography>
        {data.map((state) => (
          <Setting key={state.name} state={state} />
        ))}
      </div>
    );
  }
  if (!error) return <FormSkeleton />;
  return <ErrorState message={reasonOf(readFailure(error))} onRetry={() => void refetch()} />;
}
