import type { Scenes } from '../scene';

export const update: Scenes = {
  machine: 'update',
  scenes: [
    {
      place: 'asking',
      hasWorker: true,
      async bring(stage) {
        await stage.open('/');
        // Until the first worker answers for the page there is nothing to update.
        await stage.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
        await stage.page.locator('main input').first().pressSequentially('Sabuni');
        stage.release();
        await stage.page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          await registration?.update();
        });
      },
    },
  ],
};
