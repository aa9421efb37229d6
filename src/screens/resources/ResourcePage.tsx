import { useLocation, useParams } from 'react-router';
import { t } from '../../../domain/language';
import { usePaths } from '../../paths';
import { useClientValue } from '../../ui/useClientValue';
import { useFailureToast } from '../../ui/useFailureToast';
import { pickRelated } from './pickResources';
import { ResourcePageView } from './ResourcePageView';
import { useResource } from './useResource';

/** The filters the visitor came from, so that the way back leads to the same list. */
const listSearch = (state: unknown): string =>
  typeof state === 'object' &&
  state !== null &&
  'listSearch' in state &&
  typeof state.listSearch === 'string'
    ? state.listSearch
    : '';

export default function ResourcePage() {
  const paths = usePaths();
  const { id = '' } = useParams();
  const location = useLocation() as { state: unknown };
  const filters = useClientValue(() => listSearch(location.state), '');
  const { resource, others, status, retry } = useResource(id);
  useFailureToast(status === 'failed', t('Failed to fetch resources'));
  return (
    <ResourcePageView
      resource={resource}
      related={resource ? pickRelated(resource, others) : []}
      status={status}
      onRetry={retry}
      list={paths.allResources + filters}
    />
  );
}
