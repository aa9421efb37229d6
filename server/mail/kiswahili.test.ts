import { inLanguage } from '../language';
import { MAILS } from '../test/everyMail';

/** Words that no sentence of Kiswahili has, and no name in these emails. */
const ENGLISH =
  /(?<![\w.@/-])(?:the|and|of|with|your|you|is|are|for|from|this|that|not|has|was|will|it|we|our|they|their|please|dear|kind regards)(?![\w@/-]|\.\w)/i;

/** What the senders of the tests wrote themselves, and addresses. */
const OWN = [/https?:\/\/\S+/g, /Name the <.*/g, /Is it <yours>\?/g, /Then send it again\./g];

const bare = (line: string) => OWN.reduce((left, own) => left.replaceAll(own, ' '), line);

const shownIn = (html: string) =>
  html
    .replaceAll(/<style[^>]*>.*?<\/style>/gs, '')
    .replaceAll(/<[^<>]+>/g, '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .split('\n');

describe.each(MAILS)('the email of %s in Kiswahili', (_name, write) => {
  const english = write();
  const mail = inLanguage('sw', write);

  test('has no English sentence', () => {
    const lines = [mail.subject, ...mail.text.split('\n'), ...shownIn(mail.html ?? '')];
    expect(lines.map(bare).filter((line) => ENGLISH.test(line))).toEqual([]);
    expect(mail.text).not.toBe(english.text);
  });

  test('says as much as the English one, with links to pages in Kiswahili', () => {
    const linksIn = (text: string) => text.match(/https?:\/\/\S+/g) ?? [];
    expect(linksIn(mail.text)).toHaveLength(linksIn(english.text).length);
    expect(mail.text.split('\n')).toHaveLength(english.text.split('\n').length);
    expect(mail.html).toContain('<html lang="sw">');
  });
});
