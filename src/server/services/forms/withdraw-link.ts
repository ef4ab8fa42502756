import { formRules } from '../../../lib/texts/services/form-rules.ts'
import { signText, type TokenKeys, verifyText } from '../../accounts/accounts/sessions/tokens.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { type Form, lockForm } from './forms.ts'
import { fillPlaces, requireSubmission, type Submission, withdrawSubmission } from './submissions.ts'

type Answer = { form: number; submission: number }

const wordsOf = ({ form, submission }: Answer) => `withdraw answer ${form} ${submission}` as const

/** The page of a form on which an answer is withdrawn by one press, without a login. What it names is in the fragment, which no server's log keeps. */
export const withdrawPath = ({ id, slug }: Form, submission: number, keys: TokenKeys): string =>
  `/forms/${slug}#withdraw.${submission}.${signText(wordsOf({ form: id, submission }), keys)}`

/**
 * Withdraws what the link of a confirmation names, and gives its place on. Returns who got it. Throws 404 for a link that this church did not make, and 409
 * for an answer that is withdrawn. Call it in a transaction.
 */
export async function withdrawByLink(
  db: Db,
  { slug, submission, seal, keys }: { slug: string; submission: number; seal: string; keys: TokenKeys },
): Promise<{ form: Form; promoted: Submission[] }> {
  const named = await db.selectFrom('form').select('id').where('slug', '=', slug).executeTakeFirst()
  if (!named || !verifyText(wordsOf({ form: named.id, submission }), seal, keys))
    refuse(404, formRules.noLink)
  const form = await lockForm(db, named.id)
  await withdrawSubmission(db, await requireSubmission(db, form.id, submission))
  return { form, promoted: await fillPlaces(db, form) }
}
