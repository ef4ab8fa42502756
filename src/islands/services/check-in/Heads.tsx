import { Field } from '../../../components/form/Field.tsx'
import { Form } from '../../../components/form/Form.tsx'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import { useForm } from '../../../components/form/useForm.ts'
import { CountForm } from '../../../lib/contract/services/check-in.ts'
import { typedAs } from '../../../lib/contract/typed.ts'
import { notify } from '../../../stores/toasts.ts'
import { bothCounts } from './both-counts.ts'
import { State } from './Desk.tsx'
import { checkInWords } from './messages.ts'
import { useCheckInSessionHere } from './useCheckInSession.ts'

const kinds = () =>
  [
    ['men', checkInWords.men],
    ['women', checkInWords.women],
    ['children', checkInWords.children],
    ['visitors', checkInWords.visitors],
  ] as const

const numberOf = (typed: string | undefined) => (typed?.trim() ? Number(typed) : null)

/** Heads as somebody counted them, beside the marks. The two are never added up. */
export function Heads() {
  const { sitting, tap, ...state } = useCheckInSessionHere()
  const edit = useForm({
    shape: typedAs(CountForm, (typed) =>
      Object.fromEntries(kinds().map(([kind]) => [kind, numberOf(typed[kind])])),
    ),
    send: async (typed) => {
      // Another usher may have counted the others meanwhile.
      const changed = kinds().filter(([kind]) => typed[kind] !== sitting?.counted[kind])
      if (changed.length > 0)
        tap({ kind: 'count', ...Object.fromEntries(changed.map(([kind]) => [kind, typed[kind]])) })
      clear()
      form.current?.reset()
      notify.success(checkInWords.countSaved)
    },
    refused: () => checkInWords.countNotSaved,
  })
  const { form, busy, clear } = edit
  if (!sitting) return null
  const { counted, marked } = sitting
  return (
    <div className="grid grid-cols-1 gap-5">
      <h2>{checkInWords.headcount({ title: sitting.title })}</h2>
      <State {...state} />
      <dl className="facts">
        {kinds().map(([kind, name]) => (
          <div key={kind}>
            <dt>{name}</dt>
            <dd>{bothCounts(counted[kind], marked[kind])}</dd>
          </div>
        ))}
        {marked.unsaid > 0 && (
          <div>
            <dt>{checkInWords.genderNotSpecified}</dt>
            <dd>{checkInWords.peopleMarked({ people: marked.unsaid })}</dd>
          </div>
        )}
      </dl>
      <p className="hint">{checkInWords.countedHint}</p>
      <Form of={edit} className="card grid gap-4 p-4">
        <h3>{checkInWords.newCount}</h3>
        <div className="heads">
          {kinds().map(([kind, name]) => (
            <Field
              key={kind}
              name={kind}
              label={name}
              inputMode="numeric"
              autoComplete="off"
              defaultValue={counted[kind] ?? ''}
            />
          ))}
        </div>
        <p>
          <SubmitButton label={checkInWords.saveCount} busyLabel={checkInWords.saving} busy={busy} />
        </p>
      </Form>
    </div>
  )
}
