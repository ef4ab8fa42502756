import type { FileFund } from '../../../../lib/contract/giving/past-gift.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { foldName } from '../../../register/entries/names.ts'
import type { PastRow } from './read-row.ts'
import type { Totals } from './repo.ts'

type Chosen = readonly { label: string; fund: number | null }[]

/**
 * Adds up a file by year and fund. A fund of the file is the church's one of the same name until somebody chose another one, or a new one
 * (null).
 */
export async function openTotals(db: Db, chosen: Chosen) {
  const own = await db.selectFrom('fund').select(['id', 'name']).execute()
  const names = new Map(own.map(({ id, name }) => [id, name]))
  const byName = new Map(own.map(({ id, name }) => [foldName(name), id]))
  const choices = new Map(chosen.map(({ label, fund }) => [foldName(label), fund]))
  const funds = new Map<string, FileFund>()
  const years = new Map<string, { year: number; key: string; rows: number; amount: number }>()
  const fundOf = (label: string): FileFund => {
    const key = foldName(label)
    const choice = choices.get(key)
    const fund = choice === undefined ? (byName.get(key) ?? null) : choice
    const isThere = fund !== null && names.has(fund)
    // A new fund needs a name.
    const isOpen = !isThere && (choice !== null || key === '')
    return { label, rows: 0, amount: 0, fund: isThere ? fund : null, is_open: isOpen }
  }
  return {
    add({ day, amount, fund: label }: Pick<PastRow, 'day' | 'amount' | 'fund'>) {
      const key = foldName(label)
      const fund = funds.get(key) ?? fundOf(label)
      funds.set(key, { ...fund, rows: fund.rows + 1, amount: fund.amount + amount })
      const year = day.slice(0, 4)
      const place = `${year} ${fund.fund ?? key}`
      const sum = years.get(place) ?? { year: Number(year), key, rows: 0, amount: 0 }
      years.set(place, { ...sum, rows: sum.rows + 1, amount: sum.amount + amount })
    },
    list(): { funds: FileFund[]; years: Totals } {
      const shown = (key: string) => {
        const { fund = null, label = '' } = funds.get(key) ?? {}
        return (fund !== null && names.get(fund)) || label
      }
      return {
        funds: [...funds.values()].sort((one, two) => two.amount - one.amount),
        years: [...years.values()]
          .map(({ key, ...sum }) => ({ ...sum, fund: shown(key) }))
          .sort((one, two) => one.year - two.year || (one.fund < two.fund ? -1 : 1)),
      }
    },
  }
}
