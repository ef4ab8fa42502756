import { backOff } from '../../lib/back-off.ts'
import { laterTexts } from '../../lib/messages/later.ts'
import { forgetUnsent, keepUnsent } from '../../lib/unsent-draft.ts'
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

  constructor(form: HTMLFormElement) {
    this.#form = form
    addEventListener('online', () => this.#goOnline())
    form.addEventListener('submit', () => this.#begin())
    form.addEventListener('input', () => this.#change())
  }

  /** After a submit without an answer: offers to send it later, or keeps retrying if the user has accepted. */
  fail(): void {
    this.#unanswered = navigator.onLine
    keepUnsent(this.#form.dataset.draft ?? '')
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
    if (open) keepUnsent(this.#form.dataset.draft ?? '')
    return open
  }

  #become(state: State): void {
    this.#state = state
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
    if (this.#state === 'accepted') say(laterTexts.waiting, laterTexts.withdraw, () => this.offer())
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
    if (this.#state !== 'none') this.#become('offered')
  }
}
