import { useConfig } from '../config';

/** The address of a file on the API host, which may be another one than that of the pages. */
export function useFileAddress() {
  const { apiHost } = useConfig();
  return (contentUrl: string | null | undefined): string | null => {
    if (!contentUrl) return null;
    return contentUrl.startsWith('/') ? `${apiHost}${contentUrl}` : contentUrl;
  };
}
