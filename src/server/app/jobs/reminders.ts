import type { ModuleId } from '../../../lib/modules/modules.ts'
import { sendQueuedOwnerEmails } from '../../accounts/accounts/factors/queued-owner-emails.ts'
import { answerResetRequests } from '../../accounts/accounts/passwords/reset-requests.ts'
import { tellAnswered, tellApproved } from '../../care/decisions/tell-authors.ts'
import { fillFreedPlaces } from '../../groups/activities/emails.ts'
import { tellLeaders } from '../../groups/fellowships/told-leaders.ts'
import { isOpen } from '../../messages/mailings/quiet-hours.ts'
import { tellOfBudgets } from '../../messages/text-budgets/tell-office.ts'
import type { Deps } from '../../platform/context.ts'
import type { PushSender } from '../../platform/delivery/push/sender.ts'
import type { OutgoingEmails } from '../../platform/mail/mail.ts'
import { fillFreedEvents } from '../../services/events/place-emails.ts'
import { remindOfEvents } from '../../services/events/reminders.ts'
import { remindOfReports } from '../../services/events/report-reminders.ts'
import { remindOfTickets } from '../../services/registrations/remind.ts'
import { sendRotaEmails } from '../../services/rota/emails.ts'
import { remindOfServices } from '../../services/services/reminders.ts'
import { readChurch, readChurchSettings, readModulesOff } from '../../settings/church-settings/repo.ts'

/** In milliseconds. Each run sends up to a hundred e-mails. */
const fiveMinutes = 5 * 60 * 1000

/** Above this queue length the job pauses: the mail server is too slow, and unsent reminders are safer in the database. */
const mostWaiting = 100

type Reminding = Pick<Deps, 'db' | 'now' | 'background' | 'settings' | 'addressHash'> & {
  mail: OutgoingEmails
  push: PushSender
}

/**
 * Runs now and every five minutes: reminds members of events, services and turns to serve, and leaders of marks that are missing, fills freed places from the waiting list, answers password reset
 * requests left by a process that ended, tells the office of ceilings that are near and authors of what was decided, and sends e-mails that a command left. Returns a function that stops it.
 */
export function startReminderJob({ settings, ...deps }: Reminding): () => void {
  const remind = () => {
    deps.background.run(answerResetRequests(deps))
    deps.background.run(sendQueuedOwnerEmails(deps))
    if (deps.mail.count().waiting >= mostWaiting) return
    deps.background.run(remindMembers({ ...deps, site: settings.PUBLIC_SITE_URL }))
  }
  remind()
  const timer = setInterval(remind, fiveMinutes)
  timer.unref()
  return () => clearInterval(timer)
}

type Telling = Omit<Reminding, 'settings' | 'push'> & {
  site: string | undefined
  push: PushSender | undefined
}

/** In quiet hours nobody is notified: an e-mail wakes nobody. Modules that are off remind nobody. */
async function remindMembers({ push, ...deps }: Omit<Telling, 'push'> & { push: PushSender }) {
  const { time_zone } = await readChurch(deps.db)
  const isLoud = isOpen('push', await readChurchSettings(deps.db), time_zone, deps.now())
  const telling = { ...deps, push: isLoud ? push : undefined }
  const off = await readModulesOff(deps.db)
  const ofModules: readonly [ModuleId, (telling: Telling) => Promise<unknown>][] = [
    ['rota', sendRotaEmails],
    ['activities', fillFreedPlaces],
    ['testimonies', tellApproved],
    ['prayers', tellAnswered],
    ['texts', tellOfBudgets],
  ]
  const work = [
    remindOfEvents(telling),
    remindOfTickets(telling),
    remindOfServices(telling),
    remindOfReports(telling),
    ...ofModules.filter(([id]) => !off.has(id)).map(([, run]) => run(telling)),
    tellLeaders(telling),
    fillFreedEvents(telling),
  ]
  for (const one of work) deps.background.run(one)
  await Promise.allSettled(work)
}
