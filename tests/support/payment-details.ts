import { expect } from 'vitest'
import type { PaymentDetailAnswer } from '../../src/lib/contract/giving/payment-details.ts'
import { blockOf } from '../../src/lib/contract/website/blocks/fill.ts'
import type { EditedPageAnswer } from '../../src/lib/contract/website/page-draft.ts'
import { readPublished } from '../../src/server/website/cms/published.ts'
import { type Church, openChurch } from './church.ts'

/** A number that the sample church shows nowhere. */
export const strangeWallet = '024 999 8877'

export const wayTo = (account: string, title = 'Mobile money') =>
  blockOf('giving-ways', 'momo', { title, items: [{ title: 'MTN MoMo', account, text: 'Name: Church' }] })

export const textOf = (text: string) => blockOf('text', 'p', { text })

/** A church whose admin and treasurer write and approve, by name. */
export async function openPaymentDetails() {
  const church = await openChurch()
  const admin = await person(church, 'admin')
  const treasurer = await person(church, 'treasurer')
  return {
    church,
    admin,
    treasurer,
    /** What visitors read of a page, as text. */
    shown: async (path: string) =>
      JSON.stringify((await readPublished(church.db, path, 'en'))?.document.blocks),
    /** Ages the last proof of every session. */
    ageProofs: (by: number) =>
      church.db
        .updateTable('session')
        .set({ proven_at: new Date(church.clock.now.getTime() - by).toISOString() })
        .execute(),
    mails: () => church.background.ended(5000).then(() => church.letters),
  }
}

async function person(church: Church, username: string) {
  const { access } = await church.signIn(username)
  const list = async () =>
    ((await church.get('admin/payment-details/', access)).body as { results: PaymentDetailAnswer[] }).results
  return {
    access,
    list,
    /** Writes a block on top of a page, and asks to publish it. */
    async publish(path: string, block: object, publish_at = '') {
      const { id } = await church.db
        .selectFrom('page')
        .select('id')
        .where('path', '=', path)
        .executeTakeFirstOrThrow()
      const at = `admin/pages/${id}`
      const page = (await church.get(`${at}/`, access)).body as EditedPageAnswer
      const blocks = [block, ...page.document.blocks.filter((one) => !(one.id === 'momo' || one.id === 'p'))]
      const document = { ...page.document, blocks }
      expect((await church.put(`${at}/draft/`, { lang: 'en', document }, access)).status).toBe(200)
      return church.post(`${at}/publish/`, { lang: 'en', publish_at, note: '' }, access)
    },
    change: (changes: object) => church.call('PATCH', 'admin/church/', changes, access),
    decide: (act: 'approve' | 'decline' | 'undo', id: number) =>
      church.post(`admin/payment-details/${id}/${act}/`, {}, access),
    /** The newest change in the list. */
    newest: async () => (await list()).toSorted((a, b) => b.id - a.id)[0] as PaymentDetailAnswer,
  }
}
