import type { Context } from 'hono'
import * as calls from '../../../lib/contract/giving/calls/payment-details.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { holds } from '../../accounts/accounts/rights/guards.ts'
import { setState } from '../../accounts/dual-control/changes.ts'
import { tellKeepers } from '../../accounts/dual-control/emails.ts'
import { keeperEmails } from '../../accounts/dual-control/messages.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { idOf } from '../../platform/http/ids.ts'
import { answerPage, readPaging } from '../../platform/http/pagination.ts'
import { requireUnchanged } from '../../platform/http/preconditions.ts'
import { Routes } from '../../platform/http/routes.ts'
import { forgetChurchSettings } from '../../settings/church-settings/repo.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { unschedule } from '../../website/cms/versions.ts'
import { givingEmailWords, givingRefusals } from '../giving/messages.ts'
import { bringAbout } from './bring-about.ts'
import {
  type FoundChange,
  findPaymentDetail,
  listPaymentDetails,
  readPaymentDetail,
  stateOf,
  undoUntil,
} from './repo.ts'
import { makerOfBefore, restoreBefore } from './undo.ts'

const keepers = holds('treasurer', 'admin')
const tells = 'admins and treasurers'

/** What tells people where money goes is changed by two people, and undone by one: an extension (docs/decisions/giving.md#payment-details). */
export const paymentDetails = new Routes()
  .answer(calls.listPaymentDetails, keepers, async (c) => {
    const paging = readPaging(c, [])
    return answerPage(c, paging, await listPaymentDetails(c.var.db, paging, readerOf(c)))
  })
  .answer(
    calls.approvePaymentDetails,
    [keepers, demands({ proof: 'always', second: 'is the approval', tells })],
    async (c) => {
      const { id: by } = callerOf(c)
      const { change, answer } = await act(c, async (db, change) => {
        if (stateOf(change) !== 'waiting') refuse(409, decided())
        // An asker whose account is deleted is nobody: it has to be asked for again.
        if (change.asked_by === null || change.asked_by === by) refuse(403, byAnother())
        const at = c.var.now()
        const isShown = await bringAbout(db, change, { at })
        const [decided_by, decided_at] = [by, at.toISOString()]
        const step = isShown ? ({ state: 'in force', in_force_at: decided_at } as const) : approved
        await setState(db, change.id, { ...step, decided_by, decided_at })
        return 'Payment details approved'
      })
      tell(c, change, {
        subject: () => givingEmailWords.detailsChanged({ place: change.place }),
        what: () =>
          givingEmailWords.detailsChangedText({
            username: callerOf(c).username,
            by: change.asker ?? keeperEmails.somebody,
          }),
      })
      return answer
    },
  )
  .answer(calls.declinePaymentDetails, [keepers, demands({ tells })], async (c) => {
    const { id: by } = callerOf(c)
    const { change, answer } = await act(c, async (db, change) => {
      if (!['waiting', 'approved'].includes(stateOf(change))) refuse(409, decided())
      const at = c.var.now()
      const { page_id, lang } = change
      if (page_id !== null && lang !== null) await unschedule(db, { id: page_id, lang, by, at })
      await setState(db, change.id, { state: 'declined', decided_by: by, decided_at: at.toISOString() })
      return 'Payment details declined'
    })
    tell(c, change, {
      subject: () => givingEmailWords.detailsStay({ place: change.place }),
      what: () => givingEmailWords.detailsStayText({ username: callerOf(c).username }),
    })
    return answer
  })
  .answer(calls.undoPaymentDetails, [keepers, demands({ proof: 'always', tells })], async (c) => {
    const { id: by } = callerOf(c)
    const { change, answer } = await act(c, async (db, change) => {
      const until = undoUntil(change)
      if (!until) refuse(409, decided())
      if (until <= c.var.now()) refuse(409, givingRefusals.weekOverPleaseChange)
      if (change.asked_by !== by && (await makerOfBefore(db, change)) === by) refuse(403, ownBefore())
      const at = c.var.now()
      await restoreBefore(db, change, { by, at })
      await setState(db, change.id, { state: 'undone', undone_by: by, undone_at: at.toISOString() })
      return 'Payment details undone'
    })
    tell(c, change, {
      subject: () => givingEmailWords.detailsAsBefore({ place: change.place }),
      what: () => givingEmailWords.detailsAsBeforeText({ username: callerOf(c).username }),
    })
    return answer
  })

const approved = { state: 'approved' } as const
const decided = () => givingRefusals.decidedPleaseLoadList
const byAnother = () => givingRefusals.youMadeChangeAnother
const ownBefore = () => givingRefusals.wouldBringBackWhat
const noSuch = () => givingRefusals.noChange

const readerOf = (c: Context<AppEnv>) => ({ id: callerOf(c).id, now: c.var.now() })

type Act = (db: Db, change: FoundChange) => Promise<string>

/** Acts on the change of the path as it was seen, in one transaction, and logs what `perform` says. Throws 404 and 409. */
async function act(c: Context<AppEnv>, perform: Act) {
  const changed = await c.var.db.transaction().execute(async (db) => {
    const change = await changeOf(c, db)
    requireUnchanged(c, change.version)
    const action = await perform(db, change)
    await audit(c, db, action, { detail: `${change.place}, change ${change.id}`, status: 'warning' })
    return { change, answer: await readPaymentDetail(db, await changeOf(c, db), readerOf(c)) }
  })
  forgetChurchSettings(c.var.db)
  c.var.cache.invalidate(changed.change.page_id === null ? 'church settings' : 'pages')
  return changed
}

const changeOf = async (c: Context<AppEnv>, db: Db): Promise<FoundChange> =>
  (await findPaymentDetail(db, idOf(c))) ?? refuse(404, noSuch())

function tell(
  c: Context<AppEnv>,
  { place, old_words, new_words }: FoundChange,
  told: { subject: () => string; what: () => string },
) {
  tellKeepers(c, { ...told, place, words: { old: JSON.parse(old_words), new: JSON.parse(new_words) } })
}
