import { shownTelephone } from '../../../../lib/text/phone.ts'
import { church } from '../church.ts'

/** The open branches as facts of the page Contact, in their order: the name, and where and how they are reached. */
export async function branchFacts(): Promise<{ question: string; answer: string; link: string }[]> {
  const rows = await church()
    .db.selectFrom('branch')
    .select(['name', 'address', 'telephone', 'email'])
    .where('is_open', '=', 1)
    .orderBy('place')
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows.map(({ name, address, telephone, email }) => ({
    question: name,
    answer: [address, shownTelephone(telephone), email].filter(Boolean).join(', '),
    link: '',
  }))
}
