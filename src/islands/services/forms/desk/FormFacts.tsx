import type { FormHead } from '../../../../lib/contract/services/form.ts'
import { shownDay } from '../../../../lib/words/shown-day.ts'
import { formDeskWords as words } from './messages.ts'

/** What a form is called, in which state it is, and how many answered. */
export function FormFacts({ form }: { form: FormHead }) {
  const { title, state, placed, waiting, places, opens_on, closes_on, is_nameless } = form
  const facts = [
    [words.answersCount({ count: placed }), places !== null && words.ofPlaces({ places })]
      .filter(Boolean)
      .join(' '),
    waiting > 0 && words.waitingCount({ count: waiting }),
    opens_on && words.opensOn({ day: shownDay(opens_on) }),
    closes_on && words.closesOn({ day: shownDay(closes_on) }),
    is_nameless && words.withoutNames,
  ]
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-2">
        <strong className="break-words">{title}</strong>
        <span className="badge">{stateName(state)}</span>
      </p>
      <p className="text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
    </div>
  )
}

function stateName(state: FormHead['state']): string {
  switch (state) {
    case 'draft':
      return words.draft
    case 'open':
      return words.open
    case 'closed':
      return words.closed
  }
}
