import { sendGivingEmails } from '../../giving/giving/emails.ts'
import type { PollDeps } from '../../giving/giving/poll.ts'
import { chargeRepeats } from '../../giving/giving/repeats/repeat-charges.ts'
import type { Deps } from '../../platform/context.ts'
import type { OutgoingEmails } from '../../platform/mail/mail.ts'
import { readModulesOff } from '../../settings/church-settings/repo.ts'
import { settleTickets } from './giving.ts'

/** In milliseconds. */
const fiveMinutes = 5 * 60 * 1000

/** Above this queue length e-mails wait in the database, as reminders of events do. */
const mostWaiting = 100

type Repeating = Pick<
  Deps,
  'now' | 'background' | 'cache' | 'settings' | 'tokenKeys' | 'factorKeys' | 'addressHash'
> &
  PollDeps & { mail: OutgoingEmails }

/**
 * Runs now and every five minutes: charges the cards whose month has come, reminds of pledges and of gifts that come again, and gives places of
 * tickets on. Returns a function that stops it.
 */
export function startRepeatJob({ settings, tokenKeys, factorKeys, mail, ...deps }: Repeating): () => void {
  const site = settings.PUBLIC_SITE_URL
  const run = async () => {
    // What falls due while the module is off is left out, as when the machine was off (repeat-charges.ts).
    if (!(await readModulesOff(deps.db)).has('giving'))
      await chargeRepeats({ ...deps, keys: factorKeys, site })
    // Also without a provider: places of deleted accounts are given on.
    await settleTickets({ ...deps, mail })
    if (mail.count().waiting < mostWaiting) await sendGivingEmails({ ...deps, mail, site, keys: tokenKeys })
  }
  const start = () => deps.background.run(run())
  start()
  const timer = setInterval(start, fiveMinutes)
  timer.unref()
  return () => clearInterval(timer)
}
