import { useState } from 'react'
import { Problem } from '../../components/form/Problem.tsx'
import { Dialog } from '../../components/ui/Dialog.tsx'
import { whyRefused } from '../../lib/api/api-error.ts'
import { changeModules, readModules } from '../../lib/api/settings/modules.ts'
import { type ModuleId, moduleIds, modules } from '../../lib/modules/modules.ts'
import { type ChurchShape, proposeOff } from '../../lib/modules/switching.ts'
import { showUnused } from '../../lib/site/this-church.ts'
import { notify } from '../../stores/toasts.ts'

type Question = keyof ChurchShape
type Choices = { [question in Question]: { question: string; answers: [ChurchShape[question], string][] } }

const questions: Choices = {
  people: {
    question: 'How many people come on a Sunday?',
    answers: [
      ['few', 'Up to about 80'],
      ['some', '80 to 400'],
      ['many', 'More than 400, or several assemblies'],
    ],
  },
  money: {
    question: 'Who keeps the money?',
    answers: [
      ['paper', 'Somebody keeps it on paper, or elsewhere'],
      ['treasurer', 'A treasurer, who would do it here'],
      ['team', 'A treasurer with counters, pledges and a welfare fund'],
    ],
  },
  leaders: {
    question: 'Do several people lead groups or teams?',
    answers: [
      ['one', 'No, one or two do nearly everything'],
      ['several', 'Yes'],
    ],
  },
}

type Props = { close: () => void; saved: () => void }

/** Three plain questions, what they propose, and the church's own choice. Nothing is switched before it is saved. */
export function ModuleQuestions({ close, saved }: Props) {
  const [answers, setAnswers] = useState<Partial<ChurchShape>>({})
  const [off, setOff] = useState<readonly ModuleId[]>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  function answer(given: Partial<ChurchShape>): void {
    const now = { ...answers, ...given }
    setAnswers(now)
    const { people, money, leaders } = now
    if (people && money && leaders) setOff(proposeOff({ people, money, leaders }))
  }

  async function save(chosen: readonly ModuleId[]): Promise<void> {
    setBusy(true)
    setProblem('')
    try {
      const { version } = await readModules()
      showUnused((await changeModules({ off: [...chosen] }, version)).off)
      notify.success('Saved. You find it under Modules at any time')
      saved()
      close()
    } catch (error) {
      setProblem(whyRefused(error))
      setBusy(false)
    }
  }

  return (
    <Dialog title="What your church uses" close={close}>
      <div className="grid grid-cols-1 gap-5">
        <Asked of="people" answers={answers} answer={answer} />
        <Asked of="money" answers={answers} answer={answer} />
        <Asked of="leaders" answers={answers} answer={answer} />
        {off && <Proposed off={off} choose={setOff} />}
        <Problem text={problem} />
        <div className="staff-dialog-acts">
          <button className="btn" type="button" onClick={close}>
            Cancel
          </button>
          <button
            className="btn btn-primary"
            type="button"
            disabled={!off || busy}
            onClick={() => off && void save(off)}
          >
            Save modules
          </button>
        </div>
      </div>
    </Dialog>
  )
}

type AskedProps = {
  answers: Partial<ChurchShape>
  answer: (given: Partial<ChurchShape>) => void
  of: Question
}

function Asked({ of, answers, answer }: AskedProps) {
  const { question, answers: choices } = questions[of]
  return (
    <fieldset className="grid gap-2">
      <legend>{question}</legend>
      {choices.map(([given, words]) => (
        <label className="choice" key={given}>
          <input
            type="radio"
            name={of}
            checked={answers[of] === given}
            onChange={() => answer({ [of]: given })}
          />
          {words}
        </label>
      ))}
    </fieldset>
  )
}

type ProposedProps = { off: readonly ModuleId[]; choose: (off: readonly ModuleId[]) => void }

/** What is proposed, to be changed. */
function Proposed({ off, choose }: ProposedProps) {
  return (
    <fieldset className="grid gap-2">
      <legend>We propose these. Change what you like:</legend>
      {moduleIds.map((id) => (
        <label className="choice" key={id}>
          <input
            type="checkbox"
            checked={!off.includes(id)}
            onChange={({ currentTarget: { checked } }) =>
              choose(checked ? off.filter((one) => one !== id) : [...off, id])
            }
          />
          <span>
            {modules[id].name}
            <span className="hint block">{modules[id].sentence}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
