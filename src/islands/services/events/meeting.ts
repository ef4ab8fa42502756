import { eventSignUpWords } from './messages.ts'
import '../../shell/every-page/site.ts'
import { onSessionChange, readTokens } from '../../../stores/session.ts'

/*
 * The meeting link of an online event. The page is cached for all users, so the link is not in its HTML. For a member the
 * browser fetches it; a visitor sees that a login is required.
 */

const place = document.querySelector<HTMLElement>('[data-meeting]')
const forVisitors = [...(place?.childNodes ?? [])]
let shownFor: string | undefined

function linkTo(address: string): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = address
  link.className = 'btn btn-primary'
  link.rel = 'noopener noreferrer'
  link.textContent = eventSignUpWords.joinMeeting
  return link
}

async function look(): Promise<string | HTMLAnchorElement> {
  try {
    const { readMeetingLink } = await import('../../../lib/api/services/meeting-link.ts')
    const address = await readMeetingLink(place?.dataset['meeting'] ?? '')
    return address ? linkTo(address) : eventSignUpWords.linkUnknown
  } catch {
    return eventSignUpWords.linkFailed
  }
}

async function show(): Promise<void> {
  const access = readTokens()?.access
  if (!place || (access ? shownFor !== undefined : shownFor === undefined)) return
  shownFor = access
  place.replaceChildren(...(access ? [eventSignUpWords.linkLooking] : forVisitors))
  if (!access) return
  const meeting = await look()
  // If the user has signed out meanwhile, the text for visitors stays.
  if (shownFor !== undefined) place.replaceChildren(meeting)
}

void show()
onSessionChange(() => void show())
addEventListener('pageshow', () => void show())
