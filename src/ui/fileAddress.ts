import { useConfig } from '../config';

/** Where a file of the API host is read from: the pages may come from another host. */
export function useFileAddress() {
  const { apiHost } = useConfig();
  return (contentUrl: string | null | undefined): string | null => {
    if (!contentUrl) return null;
    return contentUrl.startsWith('/') ? `${apiHost}${contentUrl}` : contentUrl;
  };
}
