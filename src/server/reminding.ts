import { answerResetRequests } from './accounts/reset-requests.ts'
import { fillFreedPlaces } from './activities/letters.ts'
import { remindOfEvents } from './events/reminders.ts'
import { sendLeftLetters } from './factors/left-letters.ts'
import type { Deps } from './http/app.ts'
import type { Letters } from './mail/mail.ts'

/** In milliseconds: a hundred letters go out each time. */
const fiveMinutes = 5 * 60 * 1000

/** More letters waiting than this are more than the mail server takes: the next ones are better off in the database. */
const mostWaiting = 100

type Reminding = Pick<Deps, 'db' | 'now' | 'background' | 'settings'> & { mail: Letters }

/**
 * Reminds members of events, gives freed places to those who wait, answers the forgotten passwords of a process that
 * ended, and sends the letters that a command left, now and every five minutes. Returns how to stop.
 */
export function keepReminding({ settings, ...deps }: Reminding): () => void {
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
