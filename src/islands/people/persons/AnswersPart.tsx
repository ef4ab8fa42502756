import { useCallback } from 'react'
import { call } from '../../../lib/api/call.ts'
import { listAnswersOfPerson } from '../../../lib/contract/services/calls/forms.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { peopleWords as words } from './messages.ts'

/** The forms that somebody answered or is named in, of those whose answers the reader reads; nothing where there are none. */
export function AnswersPart({ id }: { id: number }) {
  const load = useCallback(() => call(listAnswersOfPerson, { person: id }), [id])
  const { data: answers } = useOnOpen(useLoaded(load, words.answersNotLoaded))
  if (!answers || answers.length === 0) return null
  return (
    <section className="grid gap-3" aria-labelledby="answers-to-forms">
      <h3 id="answers-to-forms">{words.answersToForms}</h3>
      <ul className="grid gap-2">
        {answers.map(({ form, title, submission, submitted_at }) => (
          <li key={submission}>
            <a className="break-words" href={`/church-forms#forms?form=${form}`}>
              {title}
            </a>
            , {shownDay(submitted_at)}
          </li>
        ))}
      </ul>
    </section>
  )
}
