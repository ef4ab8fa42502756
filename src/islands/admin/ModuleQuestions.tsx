import { useState } from 'react'
import { Problem } from '../../components/form/Problem.tsx'
import { Dialog } from '../../components/ui/Dialog.tsx'
import { whyRefused } from '../../lib/api/api-error.ts'
import { changeModules, readModules } from '../../lib/api/settings/modules.ts'
import { moduleAbout, moduleName } from '../../lib/modules/module-words.ts'
import { type ModuleId, moduleIds } from '../../lib/modules/modules.ts'
import { type ChurchShape, proposeOff } from '../../lib/modules/switching.ts'
import { showUnused } from '../../lib/site/this-church.ts'
import { notify } from '../../stores/toasts.ts'
import { staffWords } from '../staff/messages.ts'
import { adminWords } from './messages.ts'

type Question = keyof ChurchShape
type Choices = { [question in Question]: { question: string; answers: [ChurchShape[question], string][] } }

const questions = (): Choices => ({
  people: {
    question: adminWords.howManyPeopleCome,
    answers: [
      ['few', adminWords.upToAbout80],
      ['some', adminWords.n80To400],
      ['many', adminWords.moreThan400Or],
    ],
  },
  money: {
    question: adminWords.whoKeepsMoney,
    answers: [
      ['paper', adminWords.somebodyKeepsItOn],
      ['treasurer', adminWords.treasurerWhoWouldDo],
      ['team', adminWords.treasurerWithCountersPledges],
    ],
  },
  leaders: {
    question: adminWords.doSeveralPeopleLead,
    answers: [
      ['one', adminWords.noOneOrTwo],
      ['several', adminWords.yes],
    ],
  },
})

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
      notify.success(adminWords.savedYouFindIt)
      saved()
      close()
    } catch (error) {
      setProblem(whyRefused(error))
      setBusy(false)
    }
  }

  return (
    <Dialog title={adminWords.whatYourChurchUses} close={close}>
      <div className="grid grid-cols-1 gap-5">
        <Asked of="people" answers={answers} answer={answer} />
        <Asked of="money" answers={answers} answer={answer} />
        <Asked of="leaders" answers={answers} answer={answer} />
        {off && <Proposed off={off} choose={setOff} />}
        <Problem text={problem} />
        <div className="staff-dialog-acts">
          <button className="btn" type="button" onClick={close}>
            {staffWords.cancel}
          </button>
          <button
            className="btn btn-primary"
            type="button"
            disabled={!off || busy}
            onClick={() => off && void save(off)}
          >
            {adminWords.saveModules}
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
  const { question, answers: choices } = questions()[of]
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
      <legend>{adminWords.weProposeTheseChange}</legend>
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
            {moduleName(id)}
            <span className="hint block">{moduleAbout(id).sentence}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
