import { sql } from 'kysely'
import { formatCount } from '../../../../lib/text/format-count.ts'
import { formatDay } from '../../../../lib/time/dates.ts'
import type { Background } from '../../../platform/background.ts'
import type { Db } from '../../../platform/db/tables.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { readChurch } from '../../../settings/church-settings/repo.ts'
import { noteRoot } from './roots.ts'

const hour = 60 * 60 * 1000

/** How long an e-mail is retried, and when an unsent one is queued again, as for e-mails about giving. */
const triedFor = 2 * hour
const takenBy = 3 * hour

/** E-mails per run. */
const mostAtOnce = 50

type Writing = { db: Db; mail: Mail; background: Background; now: () => Date }

/**
 * Notes the root of the month, if that was not done, and sends what is unsent to treasurers, signatories and the pastor: each once, since an
 * e-mail is marked before it is sent, and again only when no mail server took it. Returns whether there is a new root.
 */
export async function sendRoots(writing: Writing): Promise<boolean> {
  const { db, now } = writing
  const isNew = await db.transaction().execute((transaction) => noteRoot(transaction, now()))
  for (const letter of await listUnsent(db, now())) await send(writing, letter)
  return isNew
}

const unsent = (now: Date) =>
  sql<boolean>`settled_at is null and (sent_at is null or sent_at <= ${new Date(now.getTime() - takenBy).toISOString()})`

const listUnsent = (db: Db, now: Date) =>
  db
    .selectFrom('book_root_letter')
    .innerJoin('book_root', (join) =>
      join
        .onRef('book_root.book', '=', 'book_root_letter.book')
        .onRef('book_root.month', '=', 'book_root_letter.month'),
    )
    .innerJoin('account', 'account.id', 'book_root_letter.account_id')
    .select(['book_root.book', 'book_root.month', 'account_id', 'day', 'number', 'root'])
    .select(['first_name', 'email', 'email_confirmed_at', 'deletion_requested_at'])
    .where(unsent(now))
    .orderBy('book_root.month')
    .orderBy('account_id')
    .limit(mostAtOnce)
    .execute()

type Unsent = Awaited<ReturnType<typeof listUnsent>>[number]

async function send({ db, mail, background, now }: Writing, letter: Unsent): Promise<void> {
  const { book, month, account_id, email } = letter
  const at = now()
  const one = () =>
    db
      .updateTable('book_root_letter')
      .where('book', '=', book)
      .where('month', '=', month)
      .where('account_id', '=', account_id)
  const settle = async () => {
    await one().set({ settled_at: now().toISOString() }).execute()
  }
  const claimed = await one().set({ sent_at: at.toISOString() }).where(unsent(at)).executeTakeFirst()
  if (claimed.numUpdatedRows === 0n) return
  if (!email || !letter.email_confirmed_at || letter.deletion_requested_at) return settle()
  const { name } = await readChurch(db)
  mail.send({
    ...wordsOf(letter, name),
    to: email,
    id: `book-root-${book}-${month}-${account_id}`,
    until: new Date(at.getTime() + triedFor),
    settled: () => background.run(settle()),
  })
}

const wordsOf = ({ book, day, number, root, first_name }: Unsent, church: string) => ({
  subject: `The root of the books on ${formatDay(day)}`,
  text: `Dear ${first_name},

Please keep this e-mail. With it you find out later whether somebody has rewritten the books of ${church} on the server.

On ${formatDay(day)} the ${book === 'sample' ? 'sample books have' : 'books have'} ${formatCount(number)} entries. Their root is

${number}:${root}

It is computed from every entry: who gave, how much, on which day, for which fund, and the number of the receipt. If one of them is changed afterwards, the root is another.

To compare, ask whoever keeps the server to run this, and to show you what it says:

npm run verify-books -- --root ${number}:${root}
`,
})
