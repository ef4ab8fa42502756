import * as favouriteCalls from '../../../lib/contract/accounts/calls/favourites.ts'
import * as settingCalls from '../../../lib/contract/accounts/calls/member-settings.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { decideConsent } from '../accounts/links/consents.ts'
import { signedIn } from '../accounts/rights/guards.ts'
import { changeFavourites, listFavourites } from './favourites.ts'
import { changedEmailChoices, changeSettings, findSettings } from './repo.ts'

/** Members' own settings, and favourites synchronized across devices (docs/security.md, docs/architecture.md). */
export const settings = new Routes()
  .answer(settingCalls.readMemberSettings, signedIn, (c) => findSettings(c.var.db, callerOf(c).id))
  .answer(settingCalls.changeMemberSettings, signedIn, async (c) => {
    const changes = await bodyOf(c)
    await c.var.db.transaction().execute(async (db) => {
      const { id: accountId } = callerOf(c)
      const changed = changedEmailChoices(await findSettings(db, accountId), changes)
      await changeSettings(db, accountId, changes)
      // Each choice is recorded with its date, like a consent (Act 843).
      for (const { choice, given } of changed)
        await decideConsent(db, { accountId, purpose: choice, given, now: c.var.now() })
      await audit(c, db, 'Settings changed')
    })
    return findSettings(c.var.db, callerOf(c).id)
  })
  .answer(favouriteCalls.saveFavourites, signedIn, async (c) => {
    const changes = await bodyOf(c)
    const { id } = callerOf(c)
    const kept = await c.var.db.transaction().execute(async (db) => {
      await changeFavourites(db, id, changes)
      return listFavourites(db, id)
    })
    return kept
  })
