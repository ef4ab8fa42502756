import { store } from '../../../lib/browser/browser-storage.ts'
import { changeUnsent, dropUnsent, readOutbox, sendAgain, type Unsent } from '../../../lib/browser/outbox.ts'
import { churchZone } from '../../../lib/site/this-church.ts'
import { unsentTexts } from '../../../lib/texts/messages/unsent.ts'
import { dayAndHour } from '../../../lib/time/day-and-hour.ts'
import { writer } from './outbox.ts'

/* The list of what waits, on the page /kept. Without React, since it is there without a network on any page. */

/** Shows the list where the page has a place for it. */
export function showUnsentList(): void {
  const section = document.querySelector<HTMLElement>('[data-outbox]')
  const list = section?.querySelector('[data-outbox-list]')
  if (!section || !list) return
  const all = readOutbox()
  section.hidden = all.length === 0
  const focused = list.contains(document.activeElement)
  list.replaceChildren(...all.map(row))
  if (focused) (list.querySelector('button') ?? document.getElementById('main'))?.focus()
}

/** Another person's words are not shown. */
function row(one: Unsent): HTMLElement {
  const item = make('li', 'card grid gap-3')
  const { who, by } = writer()
  const isMine = one.who === who
  item.append(
    make('p', 'font-semibold', titleOf(one, isMine || one.who === '')),
    make('p', 'hint', stateOf(one, by, isMine)),
  )
  const acts = make('p', 'flex flex-wrap gap-3')
  if (!isMine && one.who === '')
    acts.append(act(unsentTexts.as({ reader: by }), one, () => changeUnsent(one.id, { who, by })))
  if (isMine && one.refused) acts.append(act(unsentTexts.now, one, () => sendAgain(one.id)))
  if (isMine && one.form) acts.append(act(unsentTexts.change, one, () => change(one)))
  acts.append(act(unsentTexts.takeBack, one, () => dropUnsent(one.id)))
  item.append(acts)
  return item
}

function stateOf({ who, by, refused }: Unsent, reader: string, isMine: boolean): string {
  if (isMine) return refused === undefined ? unsentTexts.waiting : unsentTexts.refused({ why: refused })
  if (who === '') return unsentTexts.ofVisitor({ reader })
  return reader ? unsentTexts.of({ name: by, reader }) : unsentTexts.ofSomebody({ name: by })
}

/** `Prayer request, 22 November, 10:15: For my mother`. */
function titleOf({ what, at, body }: Unsent, isShown: boolean): string {
  const { title, subject, message }: Record<string, unknown> = { ...Object(JSON.parse(body || 'null')) }
  const words = [title, subject, message].find((one) => typeof one === 'string')
  const shown = isShown && words ? `: ${words}` : ''
  return `${what}, ${dayAndHour(new Date(at), churchZone())}${shown}`
}

/** Opens the form with the words put back; they are no longer sent by themselves. */
function change({ id, form }: Unsent): void {
  if (!form) return
  store(form.draft, form.fields || undefined, 'tab')
  dropUnsent(id)
  location.assign(form.page)
}

function act(label: string, { what }: Unsent, does: () => void): HTMLElement {
  const button = make('button', 'btn', label)
  button.setAttribute('type', 'button')
  const about = make('span', 'sr-only', `: ${what}`)
  button.append(about)
  button.addEventListener('click', does)
  return button
}

function make(name: string, className: string, words = ''): HTMLElement {
  const made = document.createElement(name)
  made.className = className
  made.append(words)
  return made
}
