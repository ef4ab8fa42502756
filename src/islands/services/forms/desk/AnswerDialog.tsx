import { useState } from 'react'
import { Dialog } from '../../../../components/ui/Dialog.tsx'
import { readFormPhotograph, saveFormPdf } from '../../../../lib/api/services/forms.ts'
import type { FormAnswer, SubmissionAnswer } from '../../../../lib/contract/services/form.ts'
import { shownDay } from '../../../../lib/words/shown-day.ts'
import { useAct } from '../../../../stores/useAct.ts'
import type { ActDialog } from '../../../staff/acts/act.ts'
import { formDeskWords as words } from './messages.ts'

type Props = ActDialog & { form: FormAnswer; row: SubmissionAnswer }

/** An answer with its questions. */
export function AnswerDialog({ form, row, close }: Props) {
  const questions = form.questions.filter(({ kind }) => kind !== 'part')
  return (
    <Dialog title={words.answer} close={close}>
      <dl className="grid gap-3">
        {questions.map(({ id, label, kind }) => {
          const values = row.answers.find(({ question }) => question === id)?.values
          const photograph = row.photographs.find(({ question }) => question === id)
          if (!values && !photograph) return null
          return (
            <div key={id}>
              <dt className="text-ink-soft">{label}</dt>
              <dd className="whitespace-pre-line break-words">
                {kind === 'tick'
                  ? words.yes
                  : values && (
                      <Values of={values} people={row.people.filter(({ question }) => question === id)} />
                    )}
                {row.consents
                  .filter(({ question }) => question === id)
                  .map(({ question, used_at }) => (
                    <span className="hint block" key={question}>
                      {used_at ? words.usedOn({ day: shownDay(used_at) }) : words.agreed}
                    </span>
                  ))}
                {photograph && <AnswerFile form={form.id} file={photograph} />}
              </dd>
            </div>
          )
        })}
        {row.by && (
          <div>
            <dt className="text-ink-soft">{words.by}</dt>
            <dd>{row.by}</dd>
          </div>
        )}
      </dl>
    </Dialog>
  )
}

/** The values of an answer, a line each; a name leads to the person who is beside it. */
function Values({ of, people }: { of: readonly string[]; people: SubmissionAnswer['people'] }) {
  if (people.length === 0) return of.join('\n')
  const names = of.map((name, place) => ({ name, place, key: `${place} ${name}` }))
  return names.map(({ name, place, key }) => {
    const person = people.find((one) => one.place === place)?.person
    return (
      <span className="block" key={key}>
        {person === undefined ? (
          name
        ) : (
          <a href={`/people#people?person=${person}`} aria-label={words.openPerson({ name })}>
            {name}
          </a>
        )}
      </span>
    )
  })
}

type FileProps = { form: number; file: SubmissionAnswer['photographs'][number] }

/** A photograph is shown, a PDF is saved: it is no page of this site. */
function AnswerFile({ form, file: { id, name, is_pdf } }: FileProps) {
  const [picture, setPicture] = useState('')
  const [busy, act] = useAct()
  if (picture) return <img src={picture} alt={words.photographOf({ name })} />
  const press = () =>
    is_pdf
      ? act(() => saveFormPdf(form, id, name), words.downloaded)
      : act(async () => setPicture(await readFormPhotograph(form, id)), words.showPhotograph)
  return (
    <button className="btn" type="button" disabled={busy} onClick={() => void press()}>
      {is_pdf ? words.downloadPdf({ name }) : words.showPhotograph}
    </button>
  )
}
