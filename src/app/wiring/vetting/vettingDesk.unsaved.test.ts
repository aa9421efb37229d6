import { waitFor } from '@testing-library/react';
import { prepareTabs, storedKeys } from './testing/deskBench';

const { vetting, readyTab, leaveUnsent } = prepareTabs();

describe('a refusal', () => {
  test('shows the words of the server, outlives the tab and can be retried', async () => {
    const first = await readyTab();
    vetting().state.reply = 400;
    first.choose(101, 1);
    first.choose(102, 1);
    await first.becomes(101, 'failed');
    await first.becomes(102, 'failed');
    expect(first.desk.read().answerState(101).message).toBe('Said the server.');
    first.desk.close();
    const second = await readyTab();
    expect(second.desk.read().answerState(101)).toMatchObject({
      status: 'failed',
      message: 'Said the server.',
    });
    expect(second.chosen(101)).toBe(10101);
    vetting().state.reply = 'ok';
    second.desk.read().retryAnswer(101);
    await second.becomes(101, 'saved');
    second.choose(102, 2);
    await second.becomes(102, 'saved');
    expect(storedKeys()).toEqual([]);
  });

  test('because the question is closed lets later answers pass, and can be discarded', async () => {
    vetting().answer(7, 101, 10102);
    const { desk, choose, chosen, becomes } = await readyTab();
    vetting().state.reply = 409;
    choose(101, 1);
    await becomes(101, 'failed');
    expect(desk.read().answerState(101).message).toBe('Said the server.');
    vetting().state.reply = 'ok';
    choose(102, 1);
    await becomes(102, 'saved');
    expect(await desk.read().submit()).toBe(false);
    expect(desk.read().blocked).toEqual([101]);
    desk.read().discardAnswer(101);
    expect([chosen(101), desk.read().pending, storedKeys()]).toEqual([10102, 0, []]);
    expect(desk.read().blocked).toEqual([]);
    expect(await desk.read().submit()).toBe(true);
    expect(vetting().state.written).toEqual(['102: 10201', 'application']);
  });

  test('of a first answer leaves the question without one when it is discarded', async () => {
    const { desk, choose, chosen, becomes } = await readyTab();
    vetting().state.reply = 400;
    choose(101, 1);
    await becomes(101, 'failed');
    desk.read().discardAnswer(101);
    expect([chosen(101), desk.read().answerState(101).status]).toEqual([undefined, 'idle']);
  });
});

describe('an answer that waits', () => {
  test('is kept when the session has expired, and sent after the next sign-in', async () => {
    let isSignedIn = true;
    const { desk, choose, chosen, becomes } = await readyTab({ isSignedIn: () => isSignedIn });
    vetting().state.reply = 401;
    choose(101, 1);
    await becomes(101, 'queued');
    isSignedIn = false;
    vetting().state.reply = 'ok';
    desk.resume();
    await becomes(101, 'queued');
    expect([chosen(101), vetting().state.keys.length]).toEqual([10101, 1]);
    isSignedIn = true;
    desk.resume();
    await becomes(101, 'saved');
  });

  test('is neither shown nor sent to another viewer of the same browser', async () => {
    await leaveUnsent(101, 1);
    const sent = vetting().state.keys.length;
    const other = await readyTab({ viewer: 8 });
    const admin = await readyTab({ viewer: 1, asUser: 7 });
    expect([other.desk.read().answers, admin.desk.read().answers]).toEqual([{}, {}]);
    expect(vetting().state.keys).toHaveLength(sent);
    expect(storedKeys()).toHaveLength(1);
  });
});

describe('a conflict', () => {
  async function inConflict() {
    const opened = await readyTab();
    vetting().answer(7, 101, 10102);
    opened.choose(101, 1);
    await opened.becomes(101, 'conflict');
    return opened;
  }

  test('shows the other version and outlives the tab', async () => {
    const first = await inConflict();
    expect(first.desk.read().answerState(101).theirs).toMatchObject({ selected_options: [10102] });
    first.desk.close();
    const second = await readyTab();
    expect(second.desk.read().answerState(101)).toMatchObject({
      status: 'conflict',
      theirs: { selected_options: [10102] },
    });
    expect(second.chosen(101)).toBe(10101);
  });

  test('saves mine when it is kept', async () => {
    const { desk, chosen, becomes } = await inConflict();
    desk.read().keepMine(101);
    await becomes(101, 'saved');
    expect([chosen(101), vetting().state.responses.get(101)?.revision]).toEqual([10101, 2]);
    expect(storedKeys()).toEqual([]);
  });

  test('shows the other version when it is taken, and writes nothing', async () => {
    const { desk, chosen } = await inConflict();
    desk.read().takeTheirs(101);
    expect(desk.read().answerState(101).status).toBe('saved');
    expect([chosen(101), storedKeys()]).toEqual([10102, []]);
    expect(vetting().state.written).toEqual([]);
  });

  test('says that the other version is empty, though an older one was read before', async () => {
    for (const option of [10101, 10102, 10101]) vetting().answer(7, 101, option);
    const { desk, choose, becomes } = await readyTab();
    vetting().state.responses.delete(101);
    choose(101, 2);
    await becomes(101, 'conflict');
    choose(102, 1);
    await becomes(102, 'saved');
    expect(desk.read().answerState(101)).toMatchObject({ status: 'conflict', theirs: null });
  });

  test('does not arise when both versions are the same', async () => {
    const { choose, becomes } = await readyTab();
    vetting().answer(7, 101, 10101);
    choose(101, 1);
    await becomes(101, 'saved');
  });
});

describe('two tabs', () => {
  test('show what the other saved and go on from its revision', async () => {
    const [first, second] = [await readyTab(), await readyTab()];
    first.choose(101, 1);
    await first.becomes(101, 'saved');
    await waitFor(() => {
      expect(second.chosen(101)).toBe(10101);
    });
    second.choose(101, 2);
    await second.becomes(101, 'saved');
    await waitFor(() => {
      expect(first.chosen(101)).toBe(10102);
    });
    expect(vetting().state.written).toEqual(['101: 10101', '101: 10102']);
  });

  test('end in a conflict when both change the same answer at once', async () => {
    const [first, second] = [await readyTab(), await readyTab()];
    first.choose(101, 1);
    second.choose(101, 2);
    await second.becomes(101, 'conflict');
    expect(vetting().state.written).toHaveLength(1);
    expect(second.desk.read().answerState(101).theirs).toMatchObject({ revision: 1 });
    second.desk.read().keepMine(101);
    await second.becomes(101, 'saved');
    await first.becomes(101, 'saved');
    await waitFor(() => {
      expect([first.chosen(101), second.chosen(101)]).toEqual([10102, 10102]);
    });
    expect([vetting().state.written.length, storedKeys()]).toEqual([2, []]);
  });
});

describe('blocked storage', () => {
  test('keeps the answer in memory and warns once', async () => {
    const { desk, raised, choose, chosen, becomes } = await readyTab();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'NS_ERROR_DOM_QUOTA_REACHED');
    });
    vetting().state.reply = 'unreachable';
    choose(101, 1);
    choose(102, 1);
    await becomes(102, 'queued');
    expect(chosen(101)).toBe(10101);
    expect(raised).toEqual([expect.stringContaining('browser blocks storage')]);
    expect(desk.read().isKept).toBe(false);
    vetting().state.reply = 'ok';
    desk.resume();
    await becomes(102, 'saved');
    expect(desk.read().isKept).toBe(true);
    expect(vetting().state.written).toEqual(['101: 10101', '102: 10201']);
  });

  test.each(['', '{', 'null', '{"version":2,"item":{}}', '{"version":1,"item":{"key":"x"}}'])(
    'leaves the foreign entry %j alone',
    async (entry) => {
      localStorage.setItem('vettingQueue:7:7:x', entry);
      const { desk } = await readyTab();
      expect([desk.read().answers, desk.read().pending]).toEqual([{}, 0]);
      expect(localStorage.getItem('vettingQueue:7:7:x')).toBe(entry);
    },
  );
});
