import type { Db } from '../../../../platform/db/tables.ts'
import { daysAfter, daysBefore, moment } from '../../seed/days.ts'
import { openRandom } from '../../seed/random.ts'
import { sundaysUntil } from './calendar.ts'
import { type Draft, openChain, type Posted } from './chain.ts'
import { closeMonths, publishLastYear } from './close.ts'
import { addCounts, planCounts, returned } from './counts.ts'
import { addGifts, addRefunds, addRepeats, addUnmatched, numberGifts, planGifts } from './gifts.ts'
import { habitsOf } from './habits.ts'
import { addMatched } from './matched.ts'
import { addPledges, linkParts } from './pledges.ts'
import { openSetting, type Setting } from './setting.ts'
import { addTransfers } from './transfers.ts'
import { addClaims, addWelfareMembers } from './welfare.ts'

/**
 * The books of last year and of this one until today: counts of cash by two, gifts, envelopes, payments of the bank, pledges, the welfare fund and its
 * vouchers, as a chain that `npm run verify-books` finds whole.
 */
export async function addBooks(db: Db, now: Date): Promise<void> {
  const setting = await openSetting(db, { now, chance: openRandom(1957) })
  const sundays = sundaysUntil(now)
  const habits = habitsOf(setting.givers, sundays.length, setting.chance)
  const parts = await addPledges(setting, sundays)
  const dues = await addWelfareMembers(setting, sundays)
  const counts = planCounts(setting, sundays, habits, [...dues, ...parts.envelopes])
  const gifts = await addGifts(setting, [...planGifts(setting, sundays, habits), ...parts.gifts])
  const drafts = [
    ...(await addCounts(setting, counts)),
    ...gifts,
    ...(await addTransfers(setting, sundays, habits)),
    ...(await addRefunds(setting, gifts)),
    ...(await addClaims(setting)),
  ]
  await addMatched(setting, gifts)
  const posted = await postAll(setting, drafts)
  await numberGifts(setting, posted)
  await linkParts(setting, posted, parts)
  await addUnmatched(setting)
  await addRepeats(setting)
  await closeMonths(setting, posted)
  await publishLastYear(setting)
}

/** Posts the drafts in the order of time; a cheque that was counted a while ago came back from the bank. */
async function postAll(
  { db, now, treasurer, fundNames }: Setting,
  drafts: readonly Draft[],
): Promise<Posted[]> {
  const inOrder = drafts.toSorted((a, b) => (a.at === b.at ? 0 : a.at < b.at ? -1 : 1))
  const chain = openChain(db, fundNames)
  const back = daysBefore(now, 12)
  const before = await chain.add(inOrder.filter(({ at }) => at < moment(back)))
  const cheque = before.findLast(({ draft }) => draft.kind === 'cheque')
  const counter = cheque ? await chain.add([returned(cheque, back, treasurer)]) : []
  const after = await chain.add(
    inOrder.filter(({ at }) => at >= moment(back) && at < moment(daysAfter(now, 1))),
  )
  await chain.end()
  return [...before, ...counter, ...after]
}
