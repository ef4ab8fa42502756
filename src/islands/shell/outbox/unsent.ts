import { watchStored } from '../../../lib/browser/browser-storage.ts'
import { readOutbox, readWaiting, type Unsent } from '../../../lib/browser/outbox.ts'
import { forgetOldCheckInSession } from '../../../lib/services/offline-check-in-expiry.ts'
import { unsentTexts } from '../../../lib/texts/messages/unsent.ts'
import { writer } from './outbox.ts'
import { showUnsentList } from './unsent-list.ts'

/*
 * What waits in the outbox: a line at the bottom of every page with the number, which opens the list on /kept, and the sender.
 * Loaded with the first interaction on a page with islands, and on every page while something waits.
 */

const line = document.createElement('p')
line.className = 'fixed bottom-3 left-3 z-30'
line.setAttribute('role', 'status')
const link = document.createElement('a')
link.className = 'btn'
link.href = '/kept#unsent'

let sender: { now: () => void; stop: () => void } | undefined
let sentBy: string | undefined

/** One sender at a time, for the person on this device now. The API client is loaded with the first write that waits. */
async function send(): Promise<void> {
  const { who } = writer()
  if (readWaiting(who).length === 0) return
  if (sentBy === who) return sender?.now()
  sentBy = who
  sender?.stop()
  try {
    const { startSender } = await import('../../../lib/api/send-outbox.ts')
    const nothing = () => undefined
    sender = startSender(who, { sent: tellSent, refused: nothing, attempted: nothing })
  } catch {
    sentBy = undefined // without a network the code is not there yet: the next change tries again
  }
}

/** The page of the check-in tells of its own marks, as long as a check-in session is open there. */
const isShownHere = ({ path }: Unsent): boolean =>
  path.startsWith('check-in/') && document.querySelector('[data-check-in]') !== null

function tellSent(one: Unsent): void {
  const { what, mark } = one
  if (!mark && !isShownHere(one) && readOutbox().length === 0)
    line.replaceChildren(badge(unsentTexts.sent({ what })))
}

function badge(words: string): HTMLElement {
  const notice = document.createElement('span')
  notice.className = 'notice block'
  notice.append(words)
  return notice
}

function show(): void {
  // Marks of an open dialog are told there.
  const waiting = readOutbox()
    .filter(({ mark }) => !mark || !document.querySelector('dialog[open]'))
    .filter((one) => !isShownHere(one))
  const { length: count } = waiting
  link.textContent = unsentTexts.count({ count })
  // The page /kept has the list itself.
  if (waiting.length > 0 && !document.querySelector('[data-outbox]')) line.replaceChildren(link)
  else link.remove()
  if (!line.isConnected) document.body.append(line)
  showUnsentList()
  void send()
}

watchStored(show)
addEventListener('online', () => void send())
forgetOldCheckInSession()
show()
