import { sendQueuedOwnerEmails } from '../accounts/factors/queued-owner-emails.ts'
import { answerResetRequests } from '../accounts/reset-requests.ts'
import { fillFreedPlaces } from '../activities/emails.ts'
import type { Deps } from '../context.ts'
import { remindOfEvents } from '../events/reminders.ts'
import type { OutgoingEmails } from '../mail/mail.ts'
import { sendRotaLetters } from '../rota/letters.ts'
import { remindOfServices } from '../services/reminders.ts'

/** In milliseconds. Each run sends up to a hundred e-mails. */
const fiveMinutes = 5 * 60 * 1000

/** Above this queue length the job pauses: the mail server is too slow, and unsent reminders are safer in the database. */
const mostWaiting = 100

type Reminding = Pick<Deps, 'db' | 'now' | 'background' | 'settings' | 'addressHash'> & {
  mail: OutgoingEmails
}

/**
 * Runs now and every five minutes: reminds members of events, services and turns to serve, fills freed places from the waiting list, answers password reset
 * requests left by a process that ended, and sends e-mails that a command left. Returns a function that stops it.
 */
export function startReminderJob({ settings, ...deps }: Reminding): () => void {
  const remind = () => {
    deps.background.run(answerResetRequests(deps))
    deps.background.run(sendQueuedOwnerEmails(deps))
    if (deps.mail.count().waiting >= mostWaiting) return
    const telling = { ...deps, site: settings.PUBLIC_SITE_URL }
    deps.background.run(remindOfEvents(telling))
    deps.background.run(remindOfServices(telling))
    deps.background.run(sendRotaLetters(telling))
    deps.background.run(fillFreedPlaces(telling))
  }
  remind()
  const timer = setInterval(remind, fiveMinutes)
  timer.unref()
  return () => clearInterval(timer)
}
