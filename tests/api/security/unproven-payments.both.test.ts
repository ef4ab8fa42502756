import { expect, test } from 'vitest'
import type { StatementAnswer } from '../../../src/lib/contract/giving/books-ledger.ts'
import type { PaymentAnswer } from '../../../src/lib/contract/giving/matching.ts'
import { openBooks } from '../../support/books.ts'
import { newcomer } from '../../support/church.ts'
import { mailedTokens, press } from '../../support/mailed.ts'

/* Who gives the number of somebody who pays the church as their own sees nothing of what was paid. */

const file =
  'Transaction ID,Date,From Name,From Number,Reference,Amount received\nT1,2026-11-01 10:15:00,Abena Owusu Ansah,233244123456,Tithe,250'

/** A treasurer with one open payment of Abena, and a stranger who signed up under her name and number. */
async function openPayment() {
  const books = await openBooks()
  const { church, treasurer, tithe } = books
  const names = { first_name: 'Abena', last_name: 'Owusu Ansah' }
  await church.post('auth/register/', { ...newcomer, ...names, email: 'stranger@example.com' })
  const { access, user } = await church.signIn(newcomer.username, newcomer.password)
  const form = new FormData()
  form.set('mapping', '')
  form.set('file', new File([file], 'statement.csv', { type: 'text/csv' }))
  await church.postForm('books/matching/', form, treasurer)
  const list = async () =>
    ((await church.get('books/matching/?limit=9', treasurer)).body as { results: PaymentAnswer[] }).results
  const [payment] = await list()
  if (!payment) throw new Error('no payment')
  const account = Number(user['id'])
  const confirm = (body: object) =>
    church.post(
      `books/matching/${payment.id}/confirm/`,
      { account, name: '', fund: tithe, is_another: false, version: payment.version, ...body },
      treasurer,
    )
  const statement = async () => (await church.get('books/statement/', access)).body as StatementAnswer
  const exported = async () => JSON.stringify((await church.get('users/me/export/', access)).body)
  return { ...books, payment, account, access, confirm, statement, exported, list }
}

test('a payment from a number that a stranger gives as their own is not proposed as theirs', async () => {
  await using open = await openPayment()
  const { church, payment, access } = open

  const before = payment.suggestion
  const [token] = await mailedTokens(church, 'confirm-email', 'stranger@example.com')
  await press(church, 'confirm-email', token, access)
  const [later] = await open.list()

  for (const suggestion of [before, later?.suggestion])
    expect(suggestion).toMatchObject({
      account: null,
      name: 'Abena Owusu Ansah',
      reasons: [
        expect.stringMatching(
          /^The account of Abena Owusu Ansah, made on .* this number, not confirmed: ask them/,
        ),
        'It says “Tithe”.',
      ],
    })
})

test('a treasurer who chooses that account all the same says how they know, and its owner reads it from then on', async () => {
  await using open = await openPayment()
  const { confirm, statement, exported } = open

  const pressed = await confirm({})
  const before = await statement()
  const seen = await confirm({ seen: 'She brought the receipt of her telephone' })

  expect([pressed.status, seen.status]).toEqual([400, 200])
  expect(pressed.body).toEqual({ seen: [expect.stringContaining('not confirmed: ask them')] })
  expect(before).toMatchObject({ lines: [], withheld: true })
  expect(await statement()).toMatchObject({ total: 25_000, withheld: false })
  expect(await exported()).toContain('233244123456')
})

test('what a treasurer wrote down for an account of which nothing shows whose it is stays with the treasurer', async () => {
  await using open = await openPayment()
  const { church, account, access, treasurer, statement, exported } = open
  await church.db
    .updateTable('account')
    .set({ telephone: '+233208123456' })
    .where('id', '=', account)
    .execute()

  const posted = await open.confirm({})
  const own = await statement()
  const withoutProof = await exported()
  const entries = (await church.get('books/entries/', treasurer)).body as { results: { id: number }[] }
  const receipt = await church.get(`books/receipts/${entries.results[0]?.id}/pdf/`, access)
  const ofTreasurer = (await church.get(`books/people/${account}/statement/`, treasurer)).body

  expect(posted.status).toBe(200)
  expect(own).toMatchObject({ lines: [], total: 0, withheld: true })
  expect(withoutProof).not.toContain('Tithe')
  expect(receipt.status).toBe(404)
  expect(ofTreasurer).toMatchObject({ total: 25_000, withheld: false })
})

test('a stranger who deletes an account with somebody’s number takes nothing from the payments of that number', async () => {
  await using open = await openPayment()
  const { church, account, admin } = open

  await church.remove(`admin/users/${account}/`, admin)
  const [payment] = await open.list()

  expect(payment).toMatchObject({ name: 'Abena Owusu Ansah', telephone: '+233244123456' })
})
