import type { ApplicationReview } from '../../domain/contract/admin/applicationReview';
import type { PipelineColumn } from '../../domain/contract/admin/pipeline';
import type { ApplicationState } from '../../domain/vetting/applicationStates';
import { auditEntries } from '../db/schema/audit';
import { bodyOf, type TestApp } from './testApp';
import { idOf, joinAsBusiness, joinAsTeam, putApplication, putListing } from './vetting';

/** What an admin writes beside the questions of a request for changes. */
export const note = 'Please look at the answers below.';

/** For a file of tests of what the team does with an application. */
export function reviewDesk(server: () => TestApp) {
  const db = () => server().app.db;

  const deskOf = (token: string, id: number) => {
    const base = `mainapp/admin/applications/${id}/`;
    const put = (end: string, body: object) =>
      server().post(base + end, body, { token, method: 'PUT' });
    return {
      read: async () => bodyOf<ApplicationReview>(await server().get(`${base}review/`, token)),
      get: () => server().get(`${base}review/`, token),
      assign: (user_id: number | null) => put('assignee/', { user_id }),
      snooze: (until: string | null) => put('snooze/', { until }),
      addNote: (text: string) => server().post(`${base}notes/`, { text }, { token }),
      editNote: (one: number, text: string) => put(`notes/${one}/`, { text }),
      deleteNote: (one: number) =>
        server().post(`${base}notes/${one}/`, '', { token, method: 'DELETE' }),
      judge: (code: string, verdict: string | null, comment = '', based_on: string | null = null) =>
        put(`verdicts/${idOf(code)}/`, { verdict, comment, based_on }),
    };
  };

  /** A business with an application in this state, and two members of the team. */
  async function setUp(state: ApplicationState) {
    const first = await joinAsTeam(server());
    const second = await joinAsTeam(server(), 'baraka');
    const firm = await joinAsBusiness(server(), 'tujenge');
    await putListing(server(), firm.user_id, { name: 'Tujenge Bricks' });
    const id = await putApplication(server(), firm.user_id, state);
    return {
      first,
      second,
      firm,
      id,
      desk: deskOf(first.token, id),
      other: deskOf(second.token, id),
    };
  }

  const mails = async () => {
    server().advance(30);
    await server().app.deliverMails();
    return server().mails.splice(0);
  };
  const audited = async () =>
    (await db().select().from(auditEntries).orderBy(auditEntries.id)).map(({ action }) => action);

  async function cardsOf(token: string, query = '') {
    const columns = bodyOf<PipelineColumn[]>(
      await server().get(`mainapp/admin/pipeline/${query}`, token),
    );
    return columns.flatMap(({ cards }) => cards);
  }

  return { db, deskOf, setUp, mails, audited, cardsOf };
}
