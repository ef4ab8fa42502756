import { useEffect, useState } from 'react'
import { call } from '../../../../lib/api/call.ts'
import { readOwnRegister } from '../../../../lib/contract/services/calls/forms.ts'
import type { Answered, OpenForm, OwnRegisterAnswer } from '../../../../lib/contract/services/form.ts'
import { readTokens } from '../../../../stores/session.ts'
import { agreedName } from './agreed.ts'
import { fieldName, shownValue } from './field-name.ts'
import { formRegisterWords as words } from './messages.ts'

type Props = { slug: string; questions: OpenForm['questions']; answers: readonly Answered[] }

/**
 * Which answers the register would take, what stands there now, and the tick without which it takes none. The tick says what is agreed to: where
 * that is not the same any more after a reload, it is off again.
 */
export function RegisterConsent({ slug, questions, answers }: Props) {
  const own = useOwnRegister(slug, questions)
  const rows = own.flatMap(({ question, field, stands }) => {
    const value = answers.find((one) => one.question === question)?.values[0]
    return value === undefined ? [] : [{ question, field, stands, value }]
  })
  if (rows.length === 0) return null
  const agreed = rows.map(({ question, field, stands }) => ({ question, field, seen: stands }))
  const isOwn = rows.some(({ stands }) => stands !== null)
  return (
    <fieldset className="card grid gap-3 p-4">
      <legend className="label">{words.title}</legend>
      <dl className="grid gap-2">
        {rows.map(({ question, field, stands, value }) => (
          <div key={question}>
            <dt className="text-ink-soft">{fieldName(field)}</dt>
            <dd className="break-words">
              {shownValue(field, value)}
              {stands !== null && (
                <span className="hint block">
                  {standing(shownValue(field, value), stands && shownValue(field, stands))}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <label className="choice">
        <input type="checkbox" name={agreedName} value={JSON.stringify(agreed)} />
        <span>{words.consent}</span>
      </label>
      <p className="hint">{isOwn ? words.atOnce : words.byOffice}</p>
    </fieldset>
  )
}

function standing(value: string, stands: string): string {
  if (stands === '') return words.blank
  return stands === value ? words.same : words.stands({ value: stands })
}

/** What stands in the own entry of a signed-in person. Of a visitor, and without an answer of the server, nothing is said of it. */
function useOwnRegister(slug: string, questions: Props['questions']): OwnRegisterAnswer {
  const [own, setOwn] = useState<OwnRegisterAnswer>([])
  useEffect(() => {
    const unknown = questions.flatMap(({ id, fills }) =>
      fills === '' ? [] : [{ question: id, field: fills, stands: null }],
    )
    if (!readTokens()) return setOwn(unknown)
    call(readOwnRegister, { slug }).then(setOwn, () => setOwn(unknown))
  }, [slug, questions])
  return own
}
