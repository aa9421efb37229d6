import { and, asc, eq, like, sql } from 'drizzle-orm';
import type { ProofDocument, ProofDocumentPayload } from '../../../domain/contract/proof';
import { proofPath } from '../../../domain/vetting/proofPath';
import type { Config } from '../../config';
import type { Db } from '../../db/database';
import { proofDocuments, uploads } from '../../db/schema/uploads';
import { applications, vettingResponses } from '../../db/schema/vetting';

type Site = Pick<Config, 'publicUrl'>;

const columns = {
  id: proofDocuments.id,
  user: proofDocuments.user_id,
  name: proofDocuments.name,
  dated_on: proofDocuments.dated_on,
  expires_on: proofDocuments.expires_on,
  encoding_format: uploads.encoding_format,
  content_size: uploads.content_size,
};

type StoredProof = Omit<ProofDocument, 'address' | 'questions'>;

/** What an answer has as its evidence when this paper proves it. */
export const proofAddress = ({ publicUrl }: Site, id: string): string =>
  `${publicUrl}${proofPath(id)}`;

/** The id in the address of a proof; null for any other address. */
export function proofIdOf(site: Site, address: string): string | null {
  const start = proofAddress(site, '');
  return address.startsWith(start) ? address.slice(start.length) : null;
}

/** Papers that prove answers of businesses. */
export const proofRepository = (db: Db, site: Site) => {
  const select = () =>
    db.select(columns).from(proofDocuments).innerJoin(uploads, eq(uploads.id, proofDocuments.id));

  /** The questions of a business by the address that is their evidence, of the present application or of all. */
  async function proved(userId: number, isCurrent: boolean): Promise<Map<string, number[]>> {
    const rows = await db
      .select({ question: vettingResponses.question, address: vettingResponses.evidence_url })
      .from(vettingResponses)
      .innerJoin(applications, eq(applications.id, vettingResponses.application_id))
      .where(
        and(
          eq(applications.user_id, userId),
          ...(isCurrent ? [eq(applications.is_current, true)] : []),
          like(vettingResponses.evidence_url, sql`${proofAddress(site, '')} || '%'`),
        ),
      )
      .orderBy(asc(vettingResponses.question));
    const questions = new Map<string, number[]>();
    for (const { question, address } of rows) {
      questions.set(address, [...(questions.get(address) ?? []), question]);
    }
    return questions;
  }

  const withQuestions =
    (questions: Map<string, number[]>) =>
    (row: StoredProof): ProofDocument => {
      const address = proofAddress(site, row.id);
      return { ...row, address, questions: questions.get(address) ?? [] };
    };

  return {
    /** Of a business, by name. */
    async listOf(userId: number): Promise<ProofDocument[]> {
      const rows = await select()
        .where(eq(proofDocuments.user_id, userId))
        .orderBy(asc(proofDocuments.name), asc(proofDocuments.id));
      return rows.map(withQuestions(await proved(userId, true)));
    },

    async one(id: string): Promise<ProofDocument | null> {
      const [row] = await select().where(eq(proofDocuments.id, id));
      return row ? withQuestions(await proved(row.user, true))(row) : null;
    },

    /** Whether an answer of any application of its business has it as its evidence. */
    async isUsed({ user, address }: ProofDocument): Promise<boolean> {
      return (await proved(user, false)).has(address);
    },

    countOf: (userId: number): Promise<number> =>
      db.$count(proofDocuments, eq(proofDocuments.user_id, userId)),

    /** `id` is that of its upload, which can be added once. */
    async add(
      id: string,
      user_id: number,
      { name, dated_on, expires_on }: Omit<ProofDocumentPayload, 'content_url'>,
      now: Date,
    ): Promise<void> {
      await db
        .insert(proofDocuments)
        .values({ id, user_id, name, dated_on, expires_on, created_at: now })
        .onConflictDoNothing();
    },

    /** With its file. */
    async remove(id: string): Promise<void> {
      await db.delete(uploads).where(eq(uploads.id, id));
    },
  };
};
