import type { ItemReport } from './answerQueue';

type TabWindow = Pick<Window, 'navigator'> & { BroadcastChannel?: typeof BroadcastChannel };

/** Tells the viewer's other tabs what happened to an answer, where the browser can. */
export function createTabs(window: TabWindow, name: string, heard: (report: ItemReport) => void) {
  const channel = window.BroadcastChannel ? new window.BroadcastChannel(name) : null;
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<ItemReport>) => heard(data);
  }
  return {
    tell: (report: ItemReport) => channel?.postMessage(report),
    /** One tab at a time; without locks the server's idempotency keys have to do. */
    async exclusively(work: () => Promise<void>): Promise<void> {
      const locks = (window.navigator as Partial<Navigator>).locks;
      await (locks ? locks.request(name, work) : work());
    },
    close: () => channel?.close(),
  };
}
