import type { SentenceAnswer } from '../../src/lib/contract/website/translations.ts'
import { type Church, openChurch } from './church.ts'
import { holdDuty } from './hold-duty.ts'

/** A church with a translator, who is a member. */
export async function openTranslators(options: Parameters<typeof openChurch>[0] = {}) {
  const church = await openChurch(options)
  await holdDuty(church, 'member', 'translator')
  const signIn = async (name: string) => (await church.signIn(name)).access
  return { church, translator: await signIn('member'), admin: await signIn('admin') }
}

type Rows = { count: number; results: SentenceAnswer[] }

export const wordsPath = (word: string, language = 'tw') => `admin/languages/${language}/words/${word}/`

export async function readRows(church: Church, access: string, query = '', language = 'tw'): Promise<Rows> {
  const { body } = await church.get(`admin/languages/${language}/words/?${query}`, access)
  return body as Rows
}

/** One sentence as it stands. */
export async function readWord(
  church: Church,
  access: string,
  word: string,
  language = 'tw',
): Promise<SentenceAnswer> {
  const { results } = await readRows(church, access, `word=${word}`, language)
  const [row] = results
  if (!row) throw new Error(`There is no sentence ${word}`)
  return row
}
