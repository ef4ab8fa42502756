import { readMemberSettings } from '../../lib/api/accounts/member-settings.ts'
import { churchMails } from '../../lib/site/this-church.ts'
import { reminderTexts } from '../../lib/texts/services/reminders.ts'
import { readAccount } from '../../stores/member.ts'
import { readAccess } from '../../stores/session.ts'

/* Says how somebody will be reminded. It is loaded with the first press of "Remind Me". */

/** What is said beside the button, and the link that helps. */
type Told = { text: string; link?: { href: string; label: string } }

/**
 * Says in toasts (`say`, of pages that have them) and beside the button what a press of it did. `set` is undefined when the browser
 * refused to store the reminder.
 */
export async function tellReminder(
  button: HTMLElement,
  set: boolean | undefined,
  say: (text: string) => void = () => undefined,
): Promise<void> {
  const place = placeBeside(button)
  place.textContent = ''
  say(set === undefined ? reminderTexts.refused : set ? reminderTexts.set : reminderTexts.removed)
  if (!set) return
  const { text, link } = await channelOf(`${location.pathname.toLowerCase()}/${button.dataset['remind']}.ics`)
  // The reminder may have been taken back meanwhile.
  if (button.ariaPressed !== 'true') return
  say(text)
  place.append(text)
  if (link) place.append(' ', linkTo(link))
}

/** A live region must be there before its text is. */
function placeBeside(button: HTMLElement): HTMLElement {
  const { nextElementSibling: next } = button
  if (next instanceof HTMLElement && next.role === 'status') return next
  const place = document.createElement('span')
  place.role = 'status'
  place.className = 'hint'
  button.after(place)
  return place
}

function linkTo({ href, label }: { href: string; label: string }): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = href
  if (href.endsWith('.ics')) link.download = ''
  link.className = 'underline'
  link.textContent = label
  return link
}

/** By e-mail, where it reaches a member who wants it; else by the person's own calendar. */
async function channelOf(calendar: string): Promise<Told> {
  const toCalendar = { href: calendar, label: reminderTexts.calendar }
  const user = readAccess() === undefined ? undefined : readAccount()
  if (!user) return { text: reminderTexts.onDevice, link: toCalendar }
  if (!churchMails()) return { text: reminderTexts.onDevice, link: toCalendar }
  const { email, email_confirmed } = user
  if (!email || email_confirmed === false) return { text: reminderTexts.noAddress, link: toCalendar }
  try {
    const { reminder_mail } = await readMemberSettings()
    if (reminder_mail) return { text: reminderTexts.byEmail({ address: String(email) }) }
    return {
      text: reminderTexts.switchedOff,
      link: { href: '/settings#letters', label: reminderTexts.settings },
    }
  } catch {
    return { text: reminderTexts.unknown, link: toCalendar }
  }
}
