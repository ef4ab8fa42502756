import { answeredEvent, unsentEvent } from '../../../lib/api/api-error.ts'
import type { Call } from '../../../lib/browser/outbox.ts'
import { readUnsent } from '../../../lib/browser/unsent-draft.ts'
import { laterTexts } from '../../../lib/texts/messages/later.ts'
import { storeToast } from '../../../lib/toasts/toast-event.ts'
import { dropAnswered } from './outbox.ts'
import { SendOffer } from './send-offer.ts'

/*
 * After a submit without an answer, the form offers to send again when the network is back (docs/decisions/browser.md#outbox). Plain
 * DOM instead of React, so that all forms have it and no page loads it before the first interaction.
 */

const offers = new Map<HTMLFormElement, SendOffer>()

export function startSendingLater(): void {
  // On every page the same code, and there it is a chunk of its own.
  import('./unsent.ts').catch(() => undefined)
  addEventListener(unsentEvent, ({ target }) => {
    if (canSendLater(target)) offerOf(target).fail()
  })
  addEventListener('pagehide', () => {
    for (const offer of offers.values()) if (offer.keep()) storeToast({ kind: 'error', text: whatWasLeft() })
  })
  // The network was lost before this module was loaded.
  for (const form of document.forms) if (canSendLater(form) && 'unsent' in form.dataset) offerOf(form).offer()
  const draft = readUnsent()
  if (draft) whenOpen(draft, (form) => offerOf(form).offer())
  addEventListener(answeredEvent, (event) => dropAnswered((event as CustomEvent<Call>).detail))
}

/** Only forms with a draft are sent later; uploads of recordings are not. */
const canSendLater = (form: EventTarget | null): form is HTMLFormElement =>
  form instanceof HTMLFormElement && form.dataset.draft !== undefined && form.dataset.later !== 'never'

function offerOf(form: HTMLFormElement): SendOffer {
  const offer = offers.get(form) ?? new SendOffer(form)
  offers.set(form, offer)
  return offer
}

const whatWasLeft = () => laterTexts.left({ page: document.title.split(' · ')[0] ?? '' })

/** Calls `act` when the form of the draft is in the document: now, or when the user opens it. */
function whenOpen(draft: string, act: (form: HTMLFormElement) => void): void {
  const look = () => {
    const form = [...document.forms].find(({ dataset }) => dataset.draft === draft)
    if (!form) return
    opened.disconnect()
    act(form)
  }
  const opened = new MutationObserver(look)
  opened.observe(document.body, { subtree: true, attributeFilter: ['data-draft'] })
  look()
}
