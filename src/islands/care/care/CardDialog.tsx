import { Reach } from '../../../components/staff/Contact.tsx'
import { Dialog } from '../../../components/ui/Dialog.tsx'
import { FactList } from '../../../components/ui/FactList.tsx'
import type { NewcomerCard } from '../../../lib/contract/care/newcomer-card.ts'
import { shownTelephone } from '../../../lib/text/phone.ts'
import { deliveryStateNames } from '../../../lib/texts/messages/messages.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
import { careWords } from './messages.ts'

/** A card with its steps. */
export function CardDialog({ card, close }: { card: NewcomerCard; close: () => void }) {
  const facts = [
    [careWords.telephone, shownTelephone(card.telephone)],
    [careWords.fellowship, card.fellowship_name],
    [careWords.branch, card.branch_name],
    [careWords.broughtBy, card.brought_by],
    [careWords.cardDate, shownDay(card.created_at)],
    [careWords.written, card.source === 'site' ? careWords.byNewcomer : careWords.atDoor],
    [careWords.assignedTo, card.responsible_name || careWords.nobodyYet],
    [careWords.thanks, card.thanks_waits ? careWords.thanksWait : thanksWords(card.thanks)],
    [careWords.outcome, card.outcome],
  ] as const
  return (
    <Dialog title={card.name} close={close}>
      <div className="grid gap-5">
        {card.telephone && (
          <p className="flex gap-2">
            <Reach name={card.name} telephone={card.telephone} />
          </p>
        )}
        <FactList facts={facts.filter(([, text]) => text)} />
        {card.written.map((written) => (
          <OnTheCard key={written.name} written={written} />
        ))}
        <section className="grid gap-2" aria-labelledby="card-steps">
          <h3 id="card-steps">{careWords.steps}</h3>
          {card.steps.length === 0 && <p className="hint">{careWords.churchHasNamedNo}</p>}
          <ol className="grid gap-2">
            {card.steps.map(({ id, title, state, due_on, done_at, outcome }) => (
              <li key={id}>
                {title}: {stepWords({ state, due_on, done_at })}
                {outcome && <span className="hint block break-words">{outcome}</span>}
              </li>
            ))}
          </ol>
          <p className="hint">{careWords.eachStepTaskPerson}</p>
        </section>
      </div>
    </Dialog>
  )
}

/** A detail of another version of the server is its own name. */
const detailNames: Readonly<Record<string, string>> = {
  get name() {
    return careWords.writtenName
  },
  get telephone() {
    return careWords.writtenTelephone
  },
  get email() {
    return careWords.writtenEmail
  },
}

/** What the card of the site says. Whoever wrote it may have written somebody else's name or number. */
function OnTheCard({ written }: { written: NewcomerCard['written'][number] }) {
  const { name, telephone, email, may_write, differs } = written
  const line = [name, telephone && shownTelephone(telephone), email].filter(Boolean).join(', ')
  const others = differs
    .map((one) => detailNames[one] ?? one)
    .reduce((first, second) => (first ? careWords.bothDetails({ first, second }) : second), '')
  return (
    <div className={`notice grid gap-2 ${differs.length > 0 ? 'notice-warning' : ''}`}>
      <p className="break-words">{careWords.onCard({ line })}</p>
      {others && <p>{careWords.registerDiffers({ others })}</p>}
      <p className="hint">{may_write ? careWords.hasAgreed : careWords.noConsent}</p>
    </div>
  )
}

const thanksWords = (state: string): string => (state === '' ? careWords.noThanks : (states[state] ?? state))

const states: Readonly<Record<string, string>> = deliveryStateNames

function stepWords({ state, due_on, done_at }: { state: string; due_on: string; done_at: string }): string {
  if (state === 'done') return careWords.stepDone({ day: shownDay(done_at) })
  if (state === 'dropped') return careWords.stepCancelled
  return due_on ? careWords.stepBy({ day: shownDay(due_on) }) : careWords.stepWithoutDay
}
