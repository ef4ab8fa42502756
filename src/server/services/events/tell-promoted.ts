import type { Context } from 'hono'
import type { AppEnv } from '../../platform/context.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { emailGuests } from './place-emails.ts'
import type { PromotedGuest } from './places.ts'

/** E-mails everyone who got a place at an event except the caller, in the background. */
export function tellPromoted(c: Context<AppEnv>, promoted: readonly PromotedGuest[]): void {
  const { background, db, mail, addressHash, settings } = c.var
  const others = promoted.filter(({ accountId }) => accountId !== callerOf(c).id)
  background.run(emailGuests({ db, mail, addressHash, site: settings.PUBLIC_SITE_URL }, others))
}
