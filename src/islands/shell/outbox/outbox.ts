import { readStored, store } from '../../../lib/browser/browser-storage.ts'
import { type Call, dropUnsent, isHeld, putUnsent, readOutbox } from '../../../lib/browser/outbox.ts'
import { unsentTexts } from '../../../lib/texts/messages/unsent.ts'
import { readAccount } from '../../../stores/member.ts'
import { readTokens } from '../../../stores/session.ts'

/** Calls that may be queued in the outbox. Never a password, nor a payment. */
const kinds = (): readonly (readonly [call: RegExp, what: string])[] => [
  [/^POST prayer_requests\/create\/$/, unsentTexts.prayerRequest],
  [/^POST members\/testimonies\/$/, unsentTexts.testimony],
  [/^POST members\/contacts\/$/, unsentTexts.toChurch],
  [/^POST fellowships\/\d+\/message\/$/, unsentTexts.toLeader],
  [/^POST (welcome-cards|care\/cards)\/$/, unsentTexts.card],
  [/^POST forms\/[a-z0-9-]+\/answers\/$/, unsentTexts.form],
  [/^PUT profiles\/$/, unsentTexts.profile],
]

/** The person on this device now; both '' for a visitor. */
export function writer(): { who: string; by: string } {
  const user = readTokens() && readAccount()
  return { who: user?.username ?? '', by: user ? `${user.first_name} ${user.last_name}`.trim() : '' }
}

/** Puts the call of a form that got no answer into the outbox. Returns its id; undefined when it may not be stored. */
export function storeCall(form: HTMLFormElement): string | undefined {
  const { unsent, draft = '' } = form.dataset
  if (!unsent) return undefined
  const { method, path, body }: Call = JSON.parse(unsent)
  const [, what] = kinds().find(([call]) => call.test(`${method} ${path}`)) ?? []
  if (!what) return undefined
  const fields = readStored(draft, 'tab') ?? ''
  const page = location.pathname + location.search + location.hash
  return putUnsent({ method, path, body, what, ...writer(), form: { page, draft, fields } })
}

/**
 * After an answer to a form's own attempt: what was stored for it is no longer unsent, but a draft of the form again. The form
 * forgets it unless the answer is a refusal.
 */
export function dropAnswered({ method, path, body }: Call): void {
  for (const { id, form, ...one } of readOutbox())
    if (isHeld(id) && one.method === method && one.path === path && one.body === body) {
      dropUnsent(id)
      if (form) store(form.draft, form.fields, 'tab')
    }
}
