import { Reach } from '../../../components/staff/Contact.tsx'
import { Dialog } from '../../../components/ui/Dialog.tsx'
import { FactList } from '../../../components/ui/FactList.tsx'
import type { NewcomerCard } from '../../../lib/contract/care/newcomer-card.ts'
import { shownTelephone } from '../../../lib/text/phone.ts'
import { deliveryStateNames } from '../../../lib/texts/messages/messages.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { careWords } from './messages.ts'

/** A card with its steps. */
export function CardDialog({ card, close }: { card: NewcomerCard; close: () => void }) {
  const facts = [
    ['Telephone', shownTelephone(card.telephone)],
    ['Fellowship', card.fellowship_name],
    ['Branch', card.branch_name],
    ['Brought by', card.brought_by],
    ['Card date', formatDay(card.created_at)],
    ['Written', card.source === 'site' ? 'by the newcomer' : 'at the door'],
    ['Assigned to', card.responsible_name || 'Nobody yet'],
    ['Thanks', card.thanks_waits ? waits : thanksWords(card.thanks)],
    ['Outcome', card.outcome],
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

const whatNames: Readonly<Record<string, string>> = {
  name: 'name',
  telephone: 'telephone number',
  email: 'e-mail address',
}

/** What the card of the site says. Whoever wrote it may have written somebody else's name or number. */
function OnTheCard({ written }: { written: NewcomerCard['written'][number] }) {
  const { name, telephone, email, may_write, differs } = written
  const line = [name, telephone && shownTelephone(telephone), email].filter(Boolean).join(', ')
  const others = differs.map((one) => whatNames[one]).join(' and ')
  return (
    <div className={`notice grid gap-2 ${differs.length > 0 ? 'notice-warning' : ''}`}>
      <p className="break-words">On the card, not confirmed: {line}.</p>
      {others && (
        <p>The register has another {others}. Ask the person on what you know, not on what the card says.</p>
      )}
      <p className="hint">{may_write ? 'Has agreed to receive messages.' : 'Consent not recorded.'}</p>
    </div>
  )
}

/** Whose thanks staff sends after a look. */
const waits = 'Many cards came at once: look at this one, then press Send thanks'

const thanksWords = (state: string): string =>
  state === '' ? 'None: no consent, no address, or no welcome message' : (states[state] ?? state)

const states: Readonly<Record<string, string>> = deliveryStateNames

function stepWords({ state, due_on, done_at }: { state: string; due_on: string; done_at: string }): string {
  if (state === 'done') return `done ${formatDay(done_at)}`
  if (state === 'dropped') return 'cancelled'
  return due_on ? `by ${formatDay(due_on)}` : 'no day'
}
