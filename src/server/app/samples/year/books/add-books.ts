import type { Db } from '../../../../platform/db/tables.ts'
import { day, daysAfter, daysBefore, moment } from '../../seed/days.ts'
import { openRandom } from '../../seed/random.ts'
import { sundaysUntil } from './calendar.ts'
import { type Draft, openChain, type Posted } from './chain.ts'
import { closeMonths, type LastOfDays, publishLastYear } from './close.ts'
import { addCounts, planCounts, returned } from './counts.ts'
import { addGifts, addRefunds, addRepeats, addUnmatched, numberGifts, planGifts } from './gifts.ts'
import { habitsOf } from './habits.ts'
import { addMatched } from './matched.ts'
import { addOutgoing } from './outgoing.ts'
import { addPledges, linkParts } from './pledges.ts'
import { openSetting, type Setting } from './setting.ts'
import { addSpending } from './spending.ts'
import { addStanding, addWaiting } from './transfers.ts'
import { addClaims, addWelfareMembers } from './welfare.ts'

/**
 * The books of last year and of this one until today: counts of cash by two, gifts, envelopes, payments of the bank, pledges, the welfare fund and its
 * vouchers, as a chain that `npm run verify-books` finds whole. They are written Sunday by Sunday, so that memory holds one week of a large church.
 */
export async function addBooks(db: Db, now: Date): Promise<void> {
  const setting = await openSetting(db, { now, chance: openRandom(1957) })
  const sundays = sundaysUntil(now)
  const habits = habitsOf(setting.givers, sundays.length, setting.chance)
  const parts = await addPledges(setting, sundays)
  const envelopes = [...(await addWelfareMembers(setting, sundays)), ...parts.envelopes]
  const ledger = await openLedger(setting, [...(await addClaims(setting)), ...(await addSpending(setting))])
  // The gifts of three weeks: what is done with one of them comes soon after it.
  let recent: Draft[] = []
  let written = 0
  for (const [week, sunday] of sundays.entries()) {
    const next = sundays[week + 1] ?? daysAfter(now, 1)
    const of = { sunday, week, isLast: week === sundays.length - 1 }
    const planned = [
      ...planGifts(setting, of, habits),
      ...parts.gifts.filter(({ at }) => at >= sunday && at < next && at < now),
    ]
    const gifts = await addGifts(setting, planned, written)
    written += planned.length
    ledger.add(await addCounts(setting, of, planCounts(setting, of, habits, envelopes)))
    ledger.add([...gifts, ...(await addStanding(setting, of, habits))])
    const before = moment(daysBefore(sunday, 14))
    recent = [...recent.filter(({ at }) => at > before), ...gifts.filter(({ kind }) => kind === 'gift')]
    ledger.add(await addRefunds(setting, { gifts: recent, from: sunday, until: next }))
    await ledger.postUntil(of.isLast ? next : new Date(`${day(next)}T00:00:00.000Z`))
  }
  await addMatched(setting, recent)
  await addWaiting(setting)
  await addOutgoing(setting)
  await addUnmatched(setting)
  await addRepeats(setting)
  await closeMonths(setting, await ledger.end())
  await publishLastYear(setting)
}

/** Posts drafts in the order of time; a cheque that was counted a while ago came back from the bank. */
async function openLedger(setting: Setting, first: readonly Draft[]) {
  const { db, now, treasurer, fundNames } = setting
  const chain = await openChain(db, fundNames)
  const back = daysBefore(now, 12)
  const lastOfDays: LastOfDays = new Map()
  let waiting = [...first]
  let cheque: Posted | undefined
  let isBack = false

  async function post(until: Date): Promise<void> {
    const isDue = ({ at }: Draft) => at < moment(until)
    const due = waiting.filter(isDue).sort((a, b) => (a.at === b.at ? 0 : a.at < b.at ? -1 : 1))
    waiting = waiting.filter((draft) => !isDue(draft))
    const posted = await chain.add(due)
    for (const { draft, number, hash } of posted) lastOfDays.set(draft.at.slice(0, 10), { number, hash })
    cheque = posted.findLast(({ draft }) => draft.kind === 'cheque') ?? cheque
    await numberGifts(setting, posted)
    await linkParts(setting, posted)
  }

  return {
    add: (drafts: readonly Draft[]): void => void waiting.push(...drafts),
    postUntil: async (until: Date): Promise<void> => {
      if (!isBack && until > back) {
        isBack = true
        await post(back)
        if (cheque) waiting.push(returned(cheque, back, treasurer))
      }
      await post(until)
    },
    /** Returns the last entry of each day. What would be later than today is left out. */
    end: async (): Promise<LastOfDays> => {
      await chain.end()
      return lastOfDays
    },
  }
}
