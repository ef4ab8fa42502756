import type { Selectable } from 'kysely'
import type { Suggestion } from '../../../lib/contract/giving/matching.ts'
import { formatMoney } from '../../../lib/money/money.ts'
import { foldedWords } from '../../../lib/text/fold.ts'
import { dayAfter } from '../../../lib/time/next-day.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
import type { StatementRowTable } from '../../platform/db/tables/books.ts'
import type { Db } from '../../platform/db/tables.ts'
import { identities, isProven, readIdentity } from '../../register/entries/identity.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { readChurch } from '../../settings/church-settings/repo.ts'
import { takesGifts } from '../books/funds.ts'
import { statementRefusals, ticketReasons } from './messages.ts'
import { nameWordsIn } from './payer.ts'

/* Candidate givers of a payment, with the reasons in words. A person decides. */

type Asked = Pick<
  Selectable<StatementRowTable>,
  'book' | 'book_account_id' | 'day' | 'amount' | 'reference' | 'text' | 'name' | 'telephone'
>
/** `telephone`: confirmed, or seen by the office; `given`: what the account says, which identifies nobody. */
type Person = {
  id: number
  name: string
  words: string[]
  telephone: string
  given: string
  since: string
  isProven: boolean
}
type Known = {
  people: readonly Person[]
  funds: readonly { id: number; name: string; words: string[] }[]
  currency: string
}

/** What suggestions are made from: members and open funds. Read once for a page of payments. */
export async function readKnown(db: Db): Promise<Known> {
  const { currency } = await readChurch(db)
  const people = await identities(db).select('account.created_at as since').execute()
  const funds = await db
    .selectFrom('fund')
    .select(['id', 'name'])
    .where('is_open', '=', 1)
    .where(takesGifts)
    .orderBy('position')
    .execute()
  return {
    currency,
    people: people.map((row) => {
      const { id, first_name, last_name, since } = row
      const name = `${first_name} ${last_name}`.trim()
      const known = readIdentity(row)
      const { telephone, given } = known
      const shown = { telephone, given: given.telephone, isProven: isProven(known) }
      return { id, name, words: foldedWords(name), since, ...shown }
    }),
    funds: funds.map(({ id, name }) => ({ id, name, words: foldedWords(name) })),
  }
}

/** Giver, fund and the gift that a payment may be, each with a reason. */
export async function suggest(db: Db, payment: Asked, known: Known): Promise<Suggestion> {
  const { people, funds, currency } = known
  const { telephone } = payment
  const words = nameWordsIn(payment)
  const before = telephone === null ? undefined : await lastFrom(db, payment, telephone)
  const { ofNumber, named, doubts } = findPayers(people, telephone, words)
  const earlier = people.find(({ id }) => id === before?.account_id)
  // A gift of the site names who was signed in; that it was paid from this number shows nobody's number.
  const again = before?.isDecided || earlier?.telephone === telephone ? earlier : undefined
  const giver = one(ofNumber) ?? again ?? one(named)
  const fund = funds.find(({ words: name }) => name.every((word) => words.has(word)))
  const reasons = [
    telephone !== null && telephoneOf(dialled(telephone), ofNumber),
    before &&
      statementRefusals.gaveBefore({
        name: earlier?.name ?? before.giver,
        amount: formatMoney(before.amount, currency),
        fund: before.fund,
        day: shownDay(before.day),
      }),
    nameOf(named),
    ...doubts,
    fund && statementRefusals.saysFund({ fund: fund.name }),
  ].filter((reason) => typeof reason === 'string')
  return {
    account: giver?.id ?? null,
    name: giver?.name ?? (earlier ? payment.name : before?.giver || payment.name),
    fund: fund?.id ?? funds.find(({ id }) => id === before?.fund_id)?.id ?? null,
    reasons,
    ...(await knownAs(db, payment)),
  }
}

/**
 * The members who may have paid: by a number that they have confirmed, and by name. `doubts`: sentences about accounts that give
 * the number without having confirmed it.
 */
function findPayers(people: readonly Person[], telephone: string | null, words: ReadonlySet<string>) {
  const ofName = people.filter(({ words: name }) => name.length > 1 && name.every((word) => words.has(word)))
  const given = telephone === null ? [] : people.filter((person) => person.given === telephone)
  const [ofNumber, saying] = [
    given.filter((person) => person.telephone === telephone),
    given.filter((person) => person.telephone !== telephone),
  ]
  // Who gives the payer's number and has not shown it may be a stranger who gives the payer's name, too.
  const named = ofName.filter((person) => person.isProven && !saying.includes(person))
  const unproven = [...new Set([...saying, ...ofName.filter((person) => !named.includes(person))])]
  const doubts = unproven.slice(0, 3).map((person) => doubtOf(person, saying.includes(person)))
  return { ofNumber, named, doubts }
}

/** An account that says the same of itself, with what a person goes by who asks its owner. */
const doubtOf = ({ name, since }: Person, hasNumber: boolean): string => {
  const made = { name, day: shownDay(since) }
  return hasNumber ? statementRefusals.givesNumber(made) : statementRefusals.givesName(made)
}

/** `Telephone 024 … 567 is that of Ama Mensah.`; undefined for nobody. */
function telephoneOf(telephone: string, people: readonly Person[]): string | undefined {
  const [first] = people
  return (
    first &&
    (people.length === 1
      ? statementRefusals.telephoneOf({ telephone, name: first.name })
      : statementRefusals.telephoneOfMembers({ telephone, people: people.length }))
  )
}

/** `The name is that of Ama Mensah.`; undefined for nobody. */
function nameOf(people: readonly Person[]): string | undefined {
  const [first] = people
  return (
    first &&
    (people.length === 1
      ? statementRefusals.nameOf({ name: first.name })
      : statementRefusals.nameOfMembers({ people: people.length }))
  )
}

const one = <Found>(all: readonly Found[]): Found | undefined => (all.length === 1 ? all[0] : undefined)

/** `024 … 567`, as people dial it. */
const dialled = (telephone: string) => {
  const number = telephone.replace(/^\+233/, '0')
  return `${number.slice(0, 3)} … ${number.slice(-3)}`
}

/** The newest gift from a number whose giver is known: a payment of a statement, or a gift of the page Give. */
async function lastFrom(db: Db, { book }: Asked, telephone: string) {
  const payment = await db
    .selectFrom('statement_row')
    .innerJoin('fund', 'fund.id', 'statement_row.fund_id')
    .select(['account_id', 'giver', 'fund_id', 'fund.name as fund', 'amount', 'day'])
    .where('book', '=', book)
    .where('statement_row.telephone', '=', telephone)
    .where('state', '=', 'posted')
    .where('giver', '<>', '')
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (payment) return { ...payment, isDecided: true }
  const gift = await db
    .selectFrom('gift')
    .innerJoin('fund', 'fund.purpose', 'gift.fund')
    .select([
      'account_id',
      'gift.name as giver',
      'fund.id as fund_id',
      'fund.name as fund',
      'amount',
      'paid_at',
    ])
    .where('telephone', '=', telephone)
    .where('state', '=', 'succeeded')
    .where('gift.name', '<>', '')
    .orderBy('gift.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return gift?.paid_at
    ? { ...gift, isDecided: false, day: await churchDay(db, new Date(gift.paid_at)) }
    : undefined
}

/** What is in the books that a payment may be. */
const knownAs = async (db: Db, payment: Asked) => ({
  gift: (await giftLike(db, payment)) ?? null,
  transfer: (await transferLike(db, payment)) ?? null,
  ticket: (await ticketLike(db, payment)) ?? null,
})

/** How many days money is on its way into an account; a slip may be of a day later. */
const onItsWay = { before: 14, after: 3 }

/** A transfer into the account that is no payment of a statement yet, of the same amount and about the same day. */
async function transferLike(db: Db, { book, book_account_id, amount, day }: Asked) {
  if (book_account_id === null) return undefined
  const rows = await db
    .selectFrom('money_transfer')
    .innerJoin('book_account', 'book_account.id', 'from_account')
    .leftJoin('statement_row', 'statement_row.transfer_id', 'money_transfer.id')
    .select(['money_transfer.id', 'money_transfer.day', 'why', 'book_account.name as from'])
    .where('money_transfer.book', '=', book)
    .where('to_account', '=', book_account_id)
    .where('money_transfer.amount', '=', amount)
    .where('cancelled_at', 'is', null)
    .where('statement_row.id', 'is', null)
    .where('money_transfer.day', '>=', dayAfter(day, -onItsWay.before))
    .where('money_transfer.day', '<=', dayAfter(day, onItsWay.after))
    .execute()
  return nearest(rows, day)
}

/** The row whose day is nearest, of several the first one. */
function nearest<Row extends { id: number; day: string }>(
  rows: readonly Row[],
  day: string,
): Row | undefined {
  const away = (other: string) => Math.abs(Date.parse(other) - Date.parse(day))
  return rows.toSorted((one, other) => away(one.day) - away(other.day) || one.id - other.id)[0]
}

/** A payment for tickets at the desk that came into this account and is no payment of a statement yet, of the same amount and about the same day. */
async function ticketLike(db: Db, { book, book_account_id, amount, day }: Asked) {
  const rows = await deskPayments(db, { book, book_account_id })
    .leftJoin('statement_row', 'statement_row.ticket_payment_id', 'ticket_payment.id')
    .where('statement_row.id', 'is', null)
    .where('ledger_entry.amount', '=', amount)
    .where('ledger_entry.day', '>=', dayAfter(day, -onItsWay.before))
    .where('ledger_entry.day', '<=', dayAfter(day, onItsWay.after))
    .execute()
  return nearest(rows, day)
}

/** The payments for tickets at the desk that are in the books, in the account of a statement. What was given back stands by itself. */
export const deskPayments = (db: Db, { book, book_account_id }: Pick<Asked, 'book' | 'book_account_id'>) =>
  db
    .selectFrom('ledger_entry')
    .innerJoin('ticket_payment', 'ticket_payment.id', 'ledger_entry.source_id')
    .innerJoin('ticket_order', 'ticket_order.id', 'ticket_payment.order_id')
    .innerJoin('event', 'event.id', 'ticket_order.event_id')
    .select(['ticket_payment.id', 'event.title as event', 'ledger_entry.day'])
    .where('ledger_entry.source', '=', 'ticket_payment')
    .where('ledger_entry.kind', '=', 'ticket')
    .where('ledger_entry.book', '=', book)
    .where('ledger_entry.debit', '=', (row) =>
      row
        .selectFrom('book_account')
        .select('ledger')
        .where((one) =>
          book_account_id === null ? one('ledger', '=', 'bank') : one('id', '=', book_account_id),
        ),
    )

/** A gift that is in the books and seems to be this payment: by its reference, or by number, amount and day. */
export async function giftLike(
  db: Db,
  payment: Asked,
): Promise<{ id: number; receipt: string; reason: string } | undefined> {
  const { book, amount, reference, text, telephone, day } = payment
  const free = db
    .selectFrom('gift')
    .leftJoin('statement_row', 'statement_row.gift_id', 'gift.id')
    .select(['gift.id', 'receipt_number', 'gift.reference', 'gift.fund', 'provider_id', 'paid_at'])
    .where('gift.state', '=', 'succeeded')
    .where('gift.mode', '=', book)
    .where('gift.amount', '=', amount)
    .where('statement_row.id', 'is', null)
  const answer = ({ id, receipt_number }: { id: number; receipt_number: string | null }, reason: string) => ({
    id,
    receipt: receipt_number ?? '',
    reason,
  })
  const names = [...new Set(`${reference} ${text}`.match(/[A-Za-z0-9-]{6,40}/g) ?? [])].slice(0, 20)
  const written = names.flatMap((name) => [name, name.toLowerCase(), withHyphens(name.toLowerCase())])
  const byName =
    written.length > 0 &&
    (await free
      .where((row) =>
        row.or([
          row('gift.reference', 'in', written),
          row('provider_id', 'in', reference ? [...written, reference] : written),
        ]),
      )
      .executeTakeFirst())
  if (byName) return answer(byName, wordsOf(byName).referenceOf({ receipt: byName.receipt_number ?? '' }))
  if (telephone === null) return undefined
  const near = await free
    .where('gift.telephone', '=', telephone)
    .where('paid_at', '>=', `${dayAfter(day, -1)}T`)
    .where('paid_at', '<', `${dayAfter(day, 2)}T`)
    .orderBy('gift.id')
    .executeTakeFirst()
  return near && answer(near, wordsOf(near).giftLike({ receipt: near.receipt_number ?? '' }))
}

/** What pays for tickets is no gift. */
const wordsOf = ({ fund }: { fund: string }) => (fund === 'tickets' ? ticketReasons : statementRefusals)

/** A UUID of 32 digits as it is stored. */
const withHyphens = (name: string) =>
  name.replace(/^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/, '$1-$2-$3-$4-$5')
