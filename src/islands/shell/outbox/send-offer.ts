import { backOff } from '../../../lib/browser/back-off.ts'
import { store } from '../../../lib/browser/browser-storage.ts'
import { dropUnsent, heldByForms, readOutbox } from '../../../lib/browser/outbox.ts'
import { forgetUnsent, storeUnsent } from '../../../lib/browser/unsent-draft.ts'
import { laterTexts } from '../../../lib/texts/messages/later.ts'
import { storeCall } from './outbox.ts'
import { isServerThere, makeNotice } from './send-notice.ts'

/** `offered`: the user has not yet agreed to send later. `accepted`: the form is sent as soon as the network is back. */
type State = 'none' | 'offered' | 'accepted'

/** The notice at the end of a form that was not sent. Retries the submit. */
export class SendOffer {
  readonly #form: HTMLFormElement
  readonly #notice = makeNotice()
  #state: State = 'none'
  /** The current attempt follows an accepted offer. */
  #goesOn = false
  /** The last attempt got no answer although the browser reported a network. */
  #unanswered = false
  #attempts = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #asking = false
  /** The id in the outbox of what was accepted; undefined for what is not stored. */
  #stored: string | undefined

  constructor(form: HTMLFormElement) {
    this.#form = form
    addEventListener('online', () => this.#goOnline())
    form.addEventListener('submit', () => this.#begin())
    // Only what a person types: forms put words back by events of their own.
    form.addEventListener('input', ({ isTrusted }) => isTrusted && this.#change())
    // While the form is open, it sends its words itself, so that the page shows the result.
    heldByForms.add((id) => id === this.#stored && this.#state !== 'offered' && form.isConnected)
  }

  /** After a submit without an answer: offers to send it later, or keeps retrying if the user has accepted. */
  fail(): void {
    this.#unanswered = navigator.onLine
    storeUnsent(this.#form.dataset.draft ?? '')
    this.#become(this.#goesOn ? 'accepted' : 'offered')
    // The notice is below the submit button and may be outside the viewport.
    this.#notice.place.scrollIntoView({ block: 'nearest' })
  }

  /** Offers to send a previous page's draft. Never automatically: a chosen picture is lost, and hours may have passed. */
  offer(): void {
    this.#become('offered')
  }

  /** Before the page is left: stores the offer for the next visit. Returns whether there is one. */
  keep(): boolean {
    const open = this.#state !== 'none' && this.#form.isConnected && !this.#form.hasAttribute('data-sent')
    if (open) storeUnsent(this.#form.dataset.draft ?? '')
    return open
  }

  /** What was accepted goes into the outbox, once; the draft with the same words is no longer needed. */
  #store(): void {
    if (readOutbox().some(({ id }) => id === this.#stored)) return
    this.#stored = storeCall(this.#form)
    if (!this.#stored) return
    this.#form.setAttribute('data-sent', '')
    store(this.#form.dataset.draft ?? '', undefined, 'tab')
    forgetUnsent()
  }

  #takeBack(): void {
    if (this.#stored) dropUnsent(this.#stored)
    this.#stored = undefined
  }

  #withdraw(): void {
    this.#takeBack()
    // The words are a draft again.
    this.#form.dispatchEvent(new Event('input'))
    this.offer()
  }

  /** Empties the form for something else; what waits is sent from the outbox. */
  #writeAnother(): void {
    this.#stored = undefined
    this.#become('none')
    this.#form.reset()
    this.#form.querySelector<HTMLElement>('input, textarea')?.focus()
  }

  #become(state: State): void {
    this.#state = state
    if (state === 'accepted') this.#store()
    clearTimeout(this.#timer)
    if (state === 'none') this.#notice.place.remove()
    else this.#say()
    // If the browser did not report the network as lost, it fires no `online` event either: retry by timer.
    if (state === 'accepted' && navigator.onLine)
      this.#timer = setTimeout(() => void this.#try(), backOff(this.#attempts++))
  }

  #say(): void {
    const { say, place } = this.#notice
    const accept = () => this.#become('accepted')
    const withdraw = () => this.#withdraw()
    const another = this.#stored ? { act: laterTexts.another, does: () => this.#writeAnother() } : undefined
    const waiting = another ? laterTexts.waiting : laterTexts.waitingHere
    if (this.#state === 'accepted') say(waiting, laterTexts.withdraw, withdraw, another)
    else if (!navigator.onLine) say(laterTexts.offline, laterTexts.accept, accept)
    else if (this.#unanswered) say(laterTexts.unanswered, laterTexts.accept, accept)
    else say(laterTexts.back, laterTexts.now, () => this.#form.requestSubmit())
    if (!place.isConnected) this.#form.append(place)
  }

  /** One attempt at a time: an `online` event may come during an attempt. */
  async #try(): Promise<void> {
    if (this.#asking || !this.#form.isConnected) return
    this.#asking = true
    const there = await isServerThere()
    this.#asking = false
    if (this.#state !== 'accepted') return
    if (there) this.#form.requestSubmit()
    else this.#become('accepted')
  }

  #goOnline(): void {
    this.#unanswered = false
    if (this.#state === 'accepted') void this.#try()
    else if (this.#state === 'offered') this.#become('offered')
  }

  #begin(): void {
    this.#goesOn = this.#state === 'accepted'
    forgetUnsent()
    this.#become('none')
  }

  /** A changed form is not sent automatically, since the input may be incomplete. The user has to accept again. */
  #change(): void {
    this.#goesOn = false
    this.#attempts = 0
    this.#takeBack()
    if (this.#state !== 'none') this.#become('offered')
  }
}
