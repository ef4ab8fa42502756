import type { OpenForm } from '../../../../lib/contract/services/form.ts'
import { questionsOf } from '../../../services/forms/forms.ts'
import { isOpenOn } from '../../../services/forms/submit.ts'
import { churchDay } from '../../../settings/church-settings/place.ts'
import { church } from '../church.ts'

export type PublicForm = OpenForm & { isOpen: boolean; opens_on: string; closes_on: string }

/** A form as its page shows it; undefined for a draft, and for none. */
export async function publicForm(slug: string): Promise<PublicForm | undefined> {
  const { db, now } = church()
  const form = await db.selectFrom('form').selectAll().where('slug', '=', slug).executeTakeFirst()
  if (!form || form.state === 'draft') return undefined
  const today = await churchDay(db, now())
  const { many } = await db
    .selectFrom('form_submission')
    .select((row) => row.fn.countAll<number>().as('many'))
    .where('form_id', '=', form.id)
    .where('state', 'in', ['placed', 'waiting'])
    .executeTakeFirstOrThrow()
  const { title, about, places, opens_on, closes_on } = form
  return {
    ...{ slug, title, about },
    questions: questionsOf(form),
    is_nameless: form.is_nameless === 1,
    has_waiting: form.has_waiting === 1,
    places_left: places === null ? null : Math.max(0, places - Number(many)),
    isOpen: isOpenOn(form, today),
    opens_on: opens_on !== null && opens_on > today ? opens_on : '',
    closes_on: closes_on ?? '',
  }
}
