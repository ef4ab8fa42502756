import type {
  ClaimAnswer,
  OwnWelfareAnswer,
  VoucherAnswer,
  WelfareMemberAnswer,
} from '../../src/lib/contract/giving/welfare.ts'
import { openBooks } from './books.ts'
import type { Church } from './church.ts'

/** Another member with the password of the sample church. */
async function copyOf({ db }: Church, username: string): Promise<void> {
  const { id: _, ...row } = await db
    .selectFrom('account')
    .selectAll()
    .where('username', '=', 'newcomer')
    .executeTakeFirstOrThrow()
  const email = `${username}@example.com`
  await db
    .insertInto('account')
    .values({
      ...row,
      username,
      username_key: username,
      username_skeleton: username,
      email,
      email_key: email,
      email_claim_key: email,
    })
    .execute()
}

/** Books with a welfare fund: the treasurer, three signatories, a member since June, and benefits after three months of dues. */
export async function openWelfare() {
  const books = await openBooks()
  const { church, treasurer, memberId } = books
  const first = await books.holder('media', 'signatory')
  const second = await books.holder('newcomer', 'signatory')
  for (const username of ['leader3', 'member2']) await copyOf(church, username)
  const third = await books.holder('leader3', 'signatory')
  const rule = { from_month: '2026-06', dues: 500, waiting_months: 3, most_arrears: 2 }
  await church.post('welfare/rules/', rule, treasurer)
  const benefit = { name: 'Loss of a parent', amount: 2000, most_times: 1, is_open: true }
  await church.post('welfare/benefits/', benefit, treasurer)
  const { id: benefitId } = await church.db
    .selectFrom('welfare_benefit')
    .select('id')
    .executeTakeFirstOrThrow()
  const join = (account: number, from_month = '2026-06') =>
    church.put(`welfare/members/${account}/`, { from_month, until_month: null }, treasurer)
  await join(memberId)
  const pay = (amount: number, paidAt = '2026-11-01T12:00:00.000Z', accountId: number | null = memberId) =>
    books.give({ amount, fund: 'welfare', accountId, paidAt })
  const list = async <Row>(what: string, access: string) =>
    ((await church.get(`welfare/${what}/`, access)).body as { results: Row[] }).results

  return {
    ...books,
    books,
    first,
    second,
    third,
    benefitId,
    join,
    pay,
    list,
    own: async (access = books.member) => (await church.get('welfare/', access)).body as OwnWelfareAnswer,
    standing: async () => (await list<WelfareMemberAnswer>('members', treasurer))[0],
    ask: (access = books.member, changes: object = {}) =>
      church.post(
        'welfare/claims/',
        { benefit: benefitId, happened_on: '2026-11-10', words: 'My mother', ...changes },
        access,
      ),
    claim: async () => (await list<ClaimAnswer>('claims', treasurer))[0] as ClaimAnswer,
    voucher: async () => (await list<VoucherAnswer>('vouchers', treasurer))[0] as VoucherAnswer,
    vote: (id: number, access: string, says = 'yes', why = '') =>
      church.post(`welfare/claims/${id}/vote/`, { says, why }, access),
    step: (id: number, step: string, access: string, body: object = {}) =>
      church.post(`welfare/vouchers/${id}/${step}/`, body, access),
    [Symbol.asyncDispose]: () => books[Symbol.asyncDispose](),
  }
}
