import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { KEPT_COPY_PATIENCE } from '../../../../domain/limits';
import { HOST } from '../../../testing/server';
import { forgetAssessment } from '../worker';
import { prepareTabs, storedKeys, type Tab } from './testing/deskBench';

const { server, vetting, startTab, readyTab } = prepareTabs();
const KEPT_AT = Date.parse('2026-11-26T07:30:00Z');

const keptKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('keptAssessment:'));
const goOnline = (isOnline: boolean) => {
  jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(isOnline);
  server.use(
    ...(isOnline ? vetting().handlers : [http.all(`${HOST}/*`, () => HttpResponse.error())]),
  );
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};
const isReady = ({ desk }: Tab) =>
  waitFor(
    () => {
      expect(desk.read().status).toBe('ready');
    },
    { timeout: KEPT_COPY_PATIENCE + 2000 },
  );

/** One question was answered and saved, then the tab was closed. */
async function answerAndClose(): Promise<void> {
  const tab = await readyTab({ now: () => KEPT_AT });
  tab.choose(101, 1);
  await tab.becomes(101, 'saved');
  tab.desk.close();
}

describe('the assessment without a network', () => {
  test('opens as this browser keeps it, and sends each answer once there is a network', async () => {
    await answerAndClose();
    goOnline(false);
    const tab = startTab();
    await isReady(tab);
    expect(tab.chosen(101)).toBe(10101);
    expect(tab.desk.read()).toMatchObject({ keptAt: KEPT_AT, isOnline: false });
    tab.choose(102, 1);
    await tab.becomes(102, 'queued');
    tab.desk.close();

    const again = startTab();
    await isReady(again);
    expect(again.chosen(102)).toBe(10201);
    goOnline(true);
    await again.becomes(102, 'saved');
    await waitFor(() => {
      expect(again.desk.read().keptAt).toBeNull();
    });
    expect(vetting().state.written).toEqual(['101: 10101', '102: 10201']);
    expect(storedKeys()).toEqual([]);
  });

  test('opens from the copy when the server stays silent, until it takes an answer', async () => {
    await answerAndClose();
    server.use(http.get(`${HOST}/vet/*`, () => new Promise<never>(() => {})));
    const tab = startTab();
    await isReady(tab);
    expect([tab.chosen(101), tab.desk.read().keptAt]).toEqual([10101, KEPT_AT]);
    server.use(...vetting().handlers);
    tab.choose(102, 1);
    await tab.becomes(102, 'saved');
    await waitFor(() => {
      expect(tab.desk.read().keptAt).toBeNull();
    });
  });

  test('cannot be opened by somebody else, nor after the session has ended', async () => {
    await answerAndClose();
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    server.use(
      http.get(`${HOST}/vet/*`, () => HttpResponse.json({ detail: 'No.' }, { status: 403 })),
    );
    const other = startTab({ viewer: 8 });
    await waitFor(() => {
      expect(other.desk.read().status).toBe('failed');
    });
    expect(other.desk.read().answers).toEqual({});

    localStorage.setItem('another', 'stays');
    forgetAssessment(localStorage);
    expect(keptKeys()).toEqual([]);
    expect(localStorage.getItem('another')).toBe('stays');
  });

  test('has no copy for an admin who looks at it, nor after a lapse', async () => {
    await readyTab({ viewer: 1, asUser: 7 });
    await readyTab({ isSignedIn: () => false });
    expect(keptKeys()).toEqual([]);
  });

  test('is refused at once where the server says so, copy or not', async () => {
    await answerAndClose();
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    server.use(
      http.get(`${HOST}/vet/responses/`, () =>
        HttpResponse.json({ detail: 'No.' }, { status: 403 }),
      ),
    );
    const tab = startTab();
    await waitFor(() => {
      expect(tab.desk.read().status).toBe('failed');
    });
    expect(tab.desk.read().answers).toEqual({});
  });
});
