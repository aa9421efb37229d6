import fp from 'fastify-plugin';
import { pickKeys } from '../../domain/records';
import { rowsIn, type RowOf } from '../../domain/siteLists';
import type { Config } from '../config';
import { siteTextsRepository } from '../routes/siteTexts/repository';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Puts the settings that admins saved (`domain/siteLists`) over those of the configuration, where the environment
     * does not fix them. Everybody who reads `app.config` later sees them.
     */
    applySettings(): Promise<void>;
  }
}

const MINUTE = 60_000;

/** What follows from settings. */
const SET = [
  'productName',
  'contactEmail',
  'helpEmail',
  'social',
  'poweredBy',
  'analyticsSiteId',
  'forumUrl',
  'forum',
  'mailFrom',
] as const satisfies (keyof Config)[];

/** What counts now, by variable. */
export const settingValues = (config: Config): RowOf<'settings'> => ({
  PRODUCT_NAME: config.productName,
  CONTACT_EMAIL: config.contactEmail,
  HELP_EMAIL: config.helpEmail,
  SOCIAL_X: config.social.x,
  SOCIAL_LINKEDIN: config.social.linkedin,
  SOCIAL_INSTAGRAM: config.social.instagram,
  POWERED_BY: config.poweredBy,
  FORUM_URL: config.forumUrl ?? '',
  ANALYTICS_SITE_ID: String(config.analyticsSiteId ?? ''),
});

/** The values of a saved text, by variable. */
export const settingsIn = (text: string | null): Record<string, string> => {
  const [row] = rowsIn('settings', text ?? '[]') ?? [];
  return Object.fromEntries(Object.entries(row ?? {}).filter(([, value]) => value !== ''));
};

/** The settings of the site: at the start, before a page is made, and every minute for what no page asks for. */
export const siteSettingsPlugin = fp(
  (app, _options, done) => {
    const { with: configWith } = app.config;
    app.decorate('applySettings', async () => {
      try {
        const { text } = await siteTextsRepository(app.db).current('settings');
        Object.assign(app.config, pickKeys(configWith(settingsIn(text)), SET));
      } catch (error) {
        app.log.error(error, 'the settings could not be read');
      }
    });
    let timer: NodeJS.Timeout | undefined;
    app.addHook('onReady', () => app.applySettings());
    app.addHook('onListen', () => {
      timer = setInterval(() => void app.applySettings(), MINUTE);
      timer.unref();
    });
    app.addHook('onClose', () => clearInterval(timer));
    done();
  },
  { name: 'siteSettings', dependencies: ['services', 'database'] },
);
