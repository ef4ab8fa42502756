import { eventTexts } from '../../../lib/texts/services/events.ts'
import '../../shell/every-page/site.ts'
import { $eventReminders, toggleId } from '../../../stores/every-page/favourites.ts'

/* Filters the events while typing, and stores reminders on this device (spec 1 §2, Events). */

const form = document.querySelector<HTMLFormElement>('[data-event-filter]')
const filter = () => void import('./filter-events.ts').then((late) => form && late.filterEvents(form))

function showReminder(button: HTMLElement, remembered: boolean): void {
  button.ariaPressed = `${remembered}`
  const [label] = button.childNodes
  if (label) label.textContent = remembered ? eventTexts.reminderSet : eventTexts.remind
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
