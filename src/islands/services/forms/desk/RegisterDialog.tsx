import { useCallback, useState } from 'react'
import { Dialog } from '../../../../components/ui/Dialog.tsx'
import { call } from '../../../../lib/api/call.ts'
import { fillRegister, readRegisterProposal } from '../../../../lib/contract/services/calls/forms.ts'
import type { RegisterProposal, SubmissionAnswer } from '../../../../lib/contract/services/form.ts'
import { formatPartialDate } from '../../../../lib/time/partial-date.ts'
import { shownDay, shownTime } from '../../../../lib/words/shown-day.ts'
import { useAct } from '../../../../stores/useAct.ts'
import type { ActDialog } from '../../../staff/acts/act.ts'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { fieldName, shownValue } from '../register/field-name.ts'
import { formDeskWords as words } from './messages.ts'

type Props = ActDialog & { form: number; row: SubmissionAnswer }
type Person = RegisterProposal['people'][number]

/** What the register may take of an answer: whom it concerns, and each field with what stands there and what it becomes. */
export function RegisterDialog({ form, row, changed, close }: Props) {
  const of = { id: form, submission: row.id }
  const load = useCallback(() => call(readRegisterProposal, { id: form, submission: row.id }), [form, row.id])
  const { data, reload } = useOnOpen(useLoaded(load, words.registerNotLoaded))
  const [chosen, setChosen] = useState<number>()
  const [left, setLeft] = useState<readonly string[]>([])
  const [busy, act] = useAct()
  const person = data?.people.find(({ id }) => id === chosen)
  const questions = (data && person ? usable(data, person) : [])
    .map(({ question }) => question)
    .filter((question) => !left.includes(question))
  const use = async () => {
    if (!person) return
    const body = { person: person.id, questions, version: person.version }
    const isDone = await act(() => call(fillRegister, { ...of, body }), words.usedInRegister)
    if (!isDone) return reload()
    close()
    await changed()
  }
  return (
    <Dialog title={words.useInRegister} close={close}>
      {!data && <div className="skeleton min-h-40" role="status" aria-busy="true" />}
      {data?.people.length === 0 && <p className="empty">{words.nobodyConcerned}</p>}
      {data && data.people.length > 0 && (
        <div className="grid gap-5">
          <p className="notice notice-warning">{words.askFirst}</p>
          <fieldset className="field">
            <legend className="label">{words.whomConcerns}</legend>
            <div className="choices">
              {data.people.map((one) => (
                <label className="choice" key={one.id}>
                  <input
                    type="radio"
                    name="person"
                    checked={one.id === chosen}
                    onChange={() => setChosen(one.id)}
                  />
                  {describe(one)}
                </label>
              ))}
            </div>
          </fieldset>
          {person && (
            <fieldset className="field">
              <legend className="label">{words.fieldsToUse}</legend>
              <ul className="grid gap-3">
                {data.fields.map((one) => (
                  <li key={one.question}>
                    <FieldChoice
                      of={one}
                      person={person}
                      isChosen={questions.includes(one.question)}
                      choose={(isChosen) =>
                        setLeft(
                          isChosen
                            ? left.filter((question) => question !== one.question)
                            : [...left, one.question],
                        )
                      }
                    />
                  </li>
                ))}
              </ul>
            </fieldset>
          )}
          <p>
            <button
              className="btn btn-primary"
              type="button"
              disabled={busy || questions.length === 0}
              onClick={() => void use()}
            >
              {words.useInRegister}
            </button>
          </p>
        </div>
      )}
    </Dialog>
  )
}

type Field = RegisterProposal['fields'][number]

/** The fields that a person's entry can take: not used before, not the account's own, and other than what stands there. */
const usable = ({ fields }: RegisterProposal, person: Person): Field[] =>
  fields.filter(({ field, value, used_at }) => {
    const now = person.fields.find((one) => one.field === field)
    return used_at === '' && now?.stays === false && now.stands !== value
  })

type ChoiceProps = { of: Field; person: Person; isChosen: boolean; choose: (isChosen: boolean) => void }

function FieldChoice({ of: { field, value, used_at }, person, isChosen, choose }: ChoiceProps) {
  const now = person.fields.find((one) => one.field === field)
  const stands = now?.stands ?? ''
  const why = used_at
    ? words.usedOn({ day: shownDay(used_at) })
    : now?.stays
      ? words.staysWithAccount
      : stands === value && words.sameThere
  const facts = (
    <span className="grid break-words">
      <strong>{fieldName(field)}</strong>
      <span>{words.standsNow({ value: stands ? shownValue(field, stands) : words.blank })}</span>
      <span>{words.becomes({ value: shownValue(field, value) })}</span>
      {why && <span className="hint">{why}</span>}
    </span>
  )
  if (why) return facts
  return (
    <label className="choice">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={({ currentTarget }) => choose(currentTarget.checked)}
      />
      {facts}
    </label>
  )
}

const describe = ({ name, born, by }: Person): string =>
  [name, born && shownTime(formatPartialDate(born)), byName(by)].filter(Boolean).join(', ')

function byName(by: Person['by']): string {
  switch (by) {
    case 'account':
      return words.byAccount
    case 'named':
      return words.byNamed
    case 'telephone':
      return words.byTelephone
    case 'email':
      return words.byEmail
  }
}
