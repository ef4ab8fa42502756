import { sendLeftLetters } from '../accounts/factors/left-letters.ts'
import { answerResetRequests } from '../accounts/reset-requests.ts'
import { fillFreedPlaces } from '../activities/emails.ts'
import type { Deps } from '../context.ts'
import { remindOfEvents } from '../events/reminders.ts'
import type { OutgoingEmails } from '../mail/mail.ts'

/** In milliseconds: a hundred letters go out each time. */
const fiveMinutes = 5 * 60 * 1000

/** More letters waiting than this are more than the mail server takes: the next ones are better off in the database. */
const mostWaiting = 100

type Reminding = Pick<Deps, 'db' | 'now' | 'background' | 'settings'> & { mail: OutgoingEmails }

/**
 * Reminds members of events, gives freed places to those who wait, answers the forgotten passwords of a process that
 * ended, and sends the letters that a command left, now and every five minutes. Returns how to stop.
 */
export function startReminderJob({ settings, ...deps }: Reminding): () => void {
  const remind = () => {
    deps.background.run(answerResetRequests(deps))
    deps.background.run(sendLeftLetters(deps))
    if (deps.mail.count().waiting >= mostWaiting) return
    const telling = { ...deps, site: settings.PUBLIC_SITE_URL }
    deps.background.run(remindOfEvents(telling))
    deps.background.run(fillFreedPlaces(telling))
  }
  remind()
  const timer = setInterval(remind, fiveMinutes)
  timer.unref()
  return () => clearInterval(timer)
}
