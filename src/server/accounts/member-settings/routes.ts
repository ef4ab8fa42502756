import { Hono } from 'hono'
import {
  MemberSettingsAnswer,
  MemberSettingsChanges,
} from '../../../lib/contract/accounts/member-settings.ts'
import { FavouriteChanges, Favourites } from '../../../lib/contract/services/favourites.ts'
import type { AppEnv } from '../../platform/context.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { describe } from '../../platform/http/describe.ts'
import { bodyOf, takes } from '../../platform/http/takes.ts'
import { note } from '../../settings/system-log/note.ts'
import { decideConsent } from '../accounts/links/consents.ts'
import { signedIn } from '../accounts/rights/guards.ts'
import { changeFavourites, listFavourites } from './favourites.ts'
import { changedEmailChoices, changeSettings, findSettings } from './repo.ts'

/** Members' own settings, and favourites synchronized across devices (docs/security.md, docs/architecture.md). */
export const settings = new Hono<AppEnv>()
  .get(
    '/settings',
    signedIn,
    describe({ summary: 'Who may see my details, and which e-mails I want', answer: MemberSettingsAnswer }),
    async (c) => c.json(await findSettings(c.var.db, callerOf(c).id)),
  )
  .patch(
    '/settings',
    signedIn,
    describe({
      summary: 'Changes who may see my details, or which e-mails I want',
      answer: MemberSettingsAnswer,
    }),
    takes(MemberSettingsChanges),
    async (c) => {
      const changes = await bodyOf(c)
      await c.var.db.transaction().execute(async (db) => {
        const { id: accountId } = callerOf(c)
        const changed = changedEmailChoices(await findSettings(db, accountId), changes)
        await changeSettings(db, accountId, changes)
        // Each choice is recorded with its date, like a consent (Act 843).
        for (const { choice, given } of changed)
          await decideConsent(db, { accountId, purpose: choice, given, now: c.var.now() })
        await note(c, db, 'Settings changed')
      })
      return c.json(await findSettings(c.var.db, callerOf(c).id))
    },
  )
  .put(
    '/keepsakes',
    signedIn,
    describe({
      summary: 'Keeps favourites and reminders for all my devices, and answers everything that I keep',
      answer: Favourites,
    }),
    takes(FavouriteChanges),
    async (c) => {
      const changes = await bodyOf(c)
      const { id } = callerOf(c)
      const kept = await c.var.db.transaction().execute(async (db) => {
        await changeFavourites(db, id, changes)
        return listFavourites(db, id)
      })
      return c.json(kept)
    },
  )
