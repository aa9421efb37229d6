import { deflateSync } from 'node:zlib';
import type { Upload } from '../../../domain/contract/upload';
import { pdf, upload } from '../../test/files';
import { uploads } from '../../db/schema/uploads';
import { signUpConfirmed } from '../../test/people';
import { bodyOf, serverForTests, type Answer } from '../../test/testApp';

const server = serverForTests();

let token = '';
beforeEach(async () => {
  ({ token } = await signUpConfirmed(server()));
});

const stored = () => server().app.db.$count(uploads);
const send = (bytes: Buffer, more = {}) => upload(server(), token, bytes, more);
const fileOf = (answer: Answer) => bodyOf<Upload>(answer);
const open = (url: string) => server().app.inject({ url });

describe('a PDF', () => {
  const sendPdf = (bytes: Buffer, name = 'Annual report.pdf') =>
    send(bytes, { kind: 'file', name });
  const stream = (bytes: string, dictionary = '') =>
    `3 0 obj\n<< ${dictionary} >>\nstream\n${bytes}\nendstream\nendobj\n`;
  const objectStream = (objects: string, filter = '/Filter /FlateDecode') =>
    stream(deflateSync(Buffer.from(objects)).toString('latin1'), `/Type /ObjStm /N 1 ${filter}`);
  const packed = (objects: string, filter?: string) => pdf(objectStream(objects, filter));

  test('is stored unchanged and served for download only', async () => {
    const answer = await sendPdf(packed('<< /Type /Page >>'));
    expect(answer.status).toBe(201);
    expect(fileOf(answer)).toMatchObject({
      name: 'Annual-report.pdf',
      encoding_format: 'application/pdf',
      width: null,
    });
    const { headers, rawPayload } = await open(fileOf(answer).content_url);
    expect(rawPayload.equals(packed('<< /Type /Page >>'))).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="Annual-report.pdf"',
      'x-content-type-options': 'nosniff',
    });
  });

  const ACTIVE =
    'The PDF holds scripts, attachments or other active content. Print it to a new PDF and try again.';
  const COMPLEX = 'The PDF has too many parts to check. Print it to a new PDF and try again.';
  const DAMAGED = 'The PDF is damaged or incomplete.';
  const script = '<< /S /JavaScript /JS (app.alert(1)) >>';

  test.each([
    ['a script', pdf(script), ACTIVE],
    ['a script with an escaped name', pdf('<< /S /J#61vaScript >>'), ACTIVE],
    ['a script alone', pdf('<< /JS (app.alert(1)) >>'), ACTIVE],
    ['a script in a packed stream', packed(script), ACTIVE],
    ['a program to start', pdf('<< /S /Launch /F (cmd.exe) >>'), ACTIVE],
    ['an attachment', pdf('<< /Type /EmbeddedFile >>'), ACTIVE],
    ['attachments', packed('<< /EmbeddedFiles 4 0 R >>'), ACTIVE],
    ['an action of its opening', pdf('<< /OpenAction 4 0 R >>'), ACTIVE],
    ['an action of its opening in a packed stream', packed('<< /OpenAction 4 0 R >>'), ACTIVE],
    ['actions of a page', pdf('<< /Type /Page /AA << /O 4 0 R >> >>'), ACTIVE],
    ['actions of a page in a packed stream', packed('<< /AA << /O 4 0 R >> >>'), ACTIVE],
    ['a link to another file', pdf('<< /S /GoToR /F (other.pdf) >>'), ACTIVE],
    ['a name that a null byte ends', pdf('<< /JS\0(app.alert(1)) >>'), ACTIVE],
    ['a script behind a stream', pdf(`${stream('x')}\n<< /JS (app.alert(1)) >>`), ACTIVE],
    [
      'a dictionary that looks like two',
      packed(script, '/Filter /FlateDecode /Title (1 0 obj)'),
      ACTIVE,
    ],
    ['20,001 streams', pdf(stream('').repeat(20_001)), COMPLEX],
    ['2,001 packed streams', pdf(objectStream('').repeat(2_001)), COMPLEX],
    ['a form that sends', pdf('<< /S /SubmitForm >>'), ACTIVE],
    ['an archive behind it', Buffer.concat([pdf(), Buffer.from('PK\x05\x06\n%%EOF')]), ACTIVE],
    ['a page in its head', pdf('<script>alert(1)</script>'), ACTIVE],
    ['packed objects that cannot be read', packed(script, '/Filter /LZWDecode'), DAMAGED],
    [
      'packed objects behind a predictor',
      packed(script, '/Filter /FlateDecode /Predictor 12'),
      DAMAGED,
    ],
    ['no end', pdf().subarray(0, -10), DAMAGED],
    [
      'protection',
      pdf('<< /Encrypt 5 0 R >>'),
      'The PDF is protected. Remove the protection and try again.',
    ],
    ['something before its head', Buffer.concat([Buffer.from('\n'), pdf()]), 'Choose a PDF file.'],
    ['nothing of a PDF', Buffer.from('MZ'), 'Choose a PDF file.'],
  ])('is refused with 400 when it has %s', async (_what, bytes, message) => {
    const answer = await sendPdf(bytes);
    expect(answer.body).toEqual({ file: [message] });
    expect(answer.status).toBe(400);
    expect(await stored()).toBe(0);
  });

  test('is refused when a stream unpacks to 40 MB', async () => {
    const answer = await sendPdf(packed(' '.repeat(40_000_000)));
    expect(answer.body).toEqual({ file: [DAMAGED] });
  });

  test.each(['/JS ', '/XFA<', '/AA\0'])(
    'is accepted when compressed bytes contain %j',
    async (bytes) => {
      expect((await sendPdf(pdf(stream(`\x01\x02${bytes}\x03`)))).status).toBe(201);
    },
  );

  test('is accepted when it has 1,100 ordinary streams', async () => {
    const many = stream('x', '/Length 1').repeat(1_000) + objectStream('<< >>').repeat(100);
    expect((await sendPdf(pdf(many))).status).toBe(201);
  });
});
