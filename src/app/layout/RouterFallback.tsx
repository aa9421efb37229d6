import Typography from '@mui/material/Typography';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Page, PageTitle } from '../../ui/Page';

const explain = (error: unknown): string => {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
};

/** Specification 2.8. A full load, not a client-side one, gets out of a broken state. */
export function RouterFallback() {
  const error = useRouteError();
  return (
    <Page title="Unexpected error" description="Something went wrong on this page." maxWidth="text">
      <PageTitle>Unexpected Application Error!</PageTitle>
      <Typography gutterBottom>{explain(error)}</Typography>
      <a href="/">Go to the home page</a>
    </Page>
  );
}
