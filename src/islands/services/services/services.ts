import { eventTexts } from '../../../lib/texts/services/events.ts'
import '../../shell/every-page/site.ts'
import { serviceTexts } from '../../../lib/texts/services/services.ts'
import { storeToast } from '../../../lib/toasts/toast-event.ts'
import { $serviceReminders, toggleId } from '../../../stores/every-page/favourites.ts'
import { openToasts, showToast } from '../../shell/toasts/toast.ts'

/* Filter by day and language, reminders, calendar and share of the service times (spec 1 §2). The page is readable without this script. */

/** How long the spinner turns beside the list (spec 1 §9). */
const loadingMilliseconds = 1200

const all = <Found extends HTMLElement>(selector: string) => [...document.querySelectorAll<Found>(selector)]

function showReminder(button: HTMLElement, set: boolean): void {
  button.ariaPressed = String(set)
  button.textContent = set ? eventTexts.reminderSet : eventTexts.remind
}

function remind(button: HTMLElement): void {
  const set = toggleId($serviceReminders, Number(button.dataset['remind']))
  void import('../../shell/reminder.ts').then(({ tellReminder }) => tellReminder(button, set, showToast))
}

const share = (button: HTMLElement) =>
  import('./share-service.ts').then((service) => service.shareService(button))

/** The link leaves this page, so the next page shows the toast. If it opens in a new tab or window, this page shows it. */
function leadToGive({ metaKey, ctrlKey, shiftKey }: MouseEvent): void {
  if (metaKey || ctrlKey || shiftKey) showToast(serviceTexts.donation)
  else storeToast({ kind: 'success', text: serviceTexts.donation })
}

/** A link to one service opens its dialog. */
function openNamed(): void {
  const named = document.getElementById(location.hash.slice(1))
  if (named?.popover) named.togglePopover(true)
}

openToasts()
setTimeout(() => all('.services-loading').forEach((spinner) => void spinner.remove()), loadingMilliseconds)

document.querySelector('[data-day-filter]')?.addEventListener('change', ({ currentTarget: form }) => {
  if (form instanceof HTMLFormElement) void import('./filter-services.ts').then(({ filter }) => filter(form))
})

// The change may come from this page, another tab, or another device of the same member.
$serviceReminders.subscribe((kept) => {
  for (const button of all('[data-remind]'))
    showReminder(button, kept.includes(Number(button.dataset['remind'])))
})
for (const button of all('[data-remind]')) button.addEventListener('click', () => remind(button))
for (const button of all('[data-share]')) button.addEventListener('click', () => void share(button))
for (const link of all('[data-calendar]'))
  link.addEventListener('click', () => showToast(serviceTexts.calendar))
for (const link of all('main a[href="/give"]')) link.addEventListener('click', leadToGive)

addEventListener('hashchange', openNamed)
openNamed()
