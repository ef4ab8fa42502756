import { backOff } from '../../lib/back-off.ts'
import { laterTexts } from '../../lib/messages/later.ts'
import { forgetUnsent, keepUnsent } from '../../lib/unsent-draft.ts'
import { isServerThere, makeNotice } from './send-notice.ts'

/** `offered`: nothing happens until somebody asks for it. `accepted`: it goes as soon as the network is back. */
type State = 'none' | 'offered' | 'accepted'

/** What stands at the end of a form that was not sent, and sends it. */
export class SendOffer {
  readonly #form: HTMLFormElement
  readonly #notice = makeNotice()
  #state: State = 'none'
  /** The attempt under way is one that was accepted. */
  #goesOn = false
  /** The last attempt was lost although the browser saw a network. */
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

  /** There was no answer: offers to send it later, or waits on where that was accepted. */
  fail(): void {
    this.#unanswered = navigator.onLine
    keepUnsent(this.#form.dataset.draft ?? '')
    this.#become(this.#goesOn ? 'accepted' : 'offered')
    // Below the button that was pressed, it may be below the screen.
    this.#notice.place.scrollIntoView({ block: 'nearest' })
  }

  /** Offers what the page before could not send. Never by itself: a picture that was chosen is gone, hours may have passed. */
  offer(): void {
    this.#become('offered')
  }

  /** Before the page is left: keeps the offer for the next time. Answers whether there is one. */
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
    // Where the browser saw no loss of the network, it will see no return of it either.
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

  /** One attempt at a time: the network may come back while another is being made. */
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

  /** Half a sentence is not sent by itself: changed words are asked for again. */
  #change(): void {
    this.#goesOn = false
    this.#attempts = 0
    if (this.#state !== 'none') this.#become('offered')
  }
}
