import fp from 'fastify-plugin';
import { joinedMail } from '../mail/joinAlertMail';
import { enqueueOrDrop } from '../mail/queue';
import { joinAlertsRepository, type JoinAlert } from '../routes/joinAlerts/repository';
import { searchListings } from '../routes/listings/searchListings';
import { pageAddress } from '../pages/pageAddress';
import { pagePatterns } from '../../domain/pages';

declare module 'fastify' {
  interface FastifyInstance {
    /** Writes once to those who wait for a business, when their search finds one that was not there before. */
    sendJoinAlerts(): Promise<void>;
  }
}

/** The alert and its email go together: one is deleted in the transaction that enqueues the other. */
export const joinAlertsPlugin = fp(
  (app, _options, done) => {
    /** The newest business that the search finds as it was asked, or by its synonyms, and that joined since. */
    async function findJoined(alert: JoinAlert) {
      const { q, county } = alert;
      const asked = { q, sort: 'newest', ...(county && { county }) };
      const { results, relaxation = {} } = await searchListings(app.db, asked);
      const [newest] = results;
      if (!newest || Object.keys(relaxation).some((name) => name !== 'synonyms')) return null;
      const isNew = await joinAlertsRepository(app.db).hasJoinedSince(newest.listing_id, alert);
      return isNew ? newest : null;
    }

    async function send(alert: JoinAlert): Promise<void> {
      const joined = await findJoined(alert);
      if (!joined) return;
      const { id, email: to, q, county } = alert;
      const search = new URLSearchParams({ q, ...(county && { county }) });
      const mail = () =>
        joinedMail(app.config, {
          to,
          q,
          county,
          business: joined.name,
          place: joined.address_locality,
          link: pageAddress(
            app.config,
            `${pagePatterns(app.config.productSlug).directory}?${search.toString()}`,
          ),
        });
      await app.db.transaction(async (tx) => {
        if (!(await joinAlertsRepository(tx).take(id))) return;
        await enqueueOrDrop(app, tx, () => ({ ...mail(), key: `joined:${id}` }), null);
      });
    }

    app.decorate('sendJoinAlerts', async () => {
      const now = app.now();
      const alerts = joinAlertsRepository(app.db);
      const due = await alerts.due();
      if (due.length === 0) return;
      for (const alert of due) await send(alert);
      await alerts.markChecked(
        due.map(({ id }) => id),
        now,
      );
      app.deliverSoon();
    });
    done();
  },
  { name: 'joinAlerts', dependencies: ['database', 'clock', 'services', 'mails'] },
);
