import '../../shell/every-page/site.ts'
import { matches } from '../../../lib/finding/find-events.ts'
import { $eventReminders, toggleId } from '../../../stores/every-page/favourites.ts'

/* Filters the events while typing, and stores reminders on this device (spec 1 §2, Events). */

const form = document.querySelector<HTMLFormElement>('[data-event-filter]')
/** The coming events, then the past ones. */
const cards = [...document.querySelectorAll<HTMLElement>('[data-event]')]
const band = document.querySelector('[data-events] .kente')
const empty = document.querySelector<HTMLElement>('[data-no-events]')

function filter(): void {
  if (!form) return
  const asked = new FormData(form)
  const search = {
    search: `${asked.get('search') ?? ''}`,
    category: `${asked.get('category') ?? 'all'}`,
  }
  for (const card of cards) {
    const { words = '', category = '' } = card.dataset
    card.hidden = !matches({ words, category }, search)
  }
  const first = cards.find((card) => !card.hidden)
  feature(first)
  if (empty) empty.hidden = Boolean(first)
  // Only past events are found.
  const past = first?.closest('details')
  if (past) past.open = true
  const query = new URLSearchParams(Object.entries(search).filter(([, value]) => value && value !== 'all'))
  history.replaceState(null, '', query.size ? `?${query}` : location.pathname)
}

/** Makes the first visible card the featured one, with the kente band at its top. */
function feature(first: HTMLElement | undefined): void {
  for (const card of cards) card.classList.toggle('featured-event', card === first)
  if (band) first?.prepend(band)
}

function showReminder(button: HTMLElement, remembered: boolean): void {
  button.ariaPressed = `${remembered}`
  const [label] = button.childNodes
  if (label) label.textContent = remembered ? 'Reminder set' : 'Remind Me'
}

form?.addEventListener('input', filter)
form?.addEventListener('submit', (event) => {
  event.preventDefault()
  filter()
})

const buttons = document.querySelectorAll<HTMLElement>('[data-remind]')
const idOf = (button: HTMLElement) => Number(button.dataset['remind'])

// The change may come from this page, another tab, or another device of the same member.
$eventReminders.subscribe((remembered) => {
  for (const button of buttons) showReminder(button, remembered.includes(idOf(button)))
})
for (const button of buttons)
  button.onclick = () => {
    const set = toggleId($eventReminders, idOf(button))
    void import('../../shell/reminder.ts').then((late) => late.tellReminder(button, set))
  }
