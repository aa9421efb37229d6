/**
 * `npm run dev`: the API beside webpack's development server, which has PORT, passes calls on to
 * API_PORT, and is what the visitor sees.
 */
process.env['PUBLIC_URL'] ??= `http://localhost:${process.env['PORT'] ?? '3000'}`;
process.env['PORT'] = process.env['API_PORT'] ?? '3001';

void import('./main');
