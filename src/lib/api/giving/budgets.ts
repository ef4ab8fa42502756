import { saveFile } from '../../browser/save-file.ts'
import { compareBudgetXlsx } from '../../contract/giving/calls/budgets.ts'
import { request } from '../call.ts'

/** Saves a budget beside what the books have as a spreadsheet. Throws ApiError. */
export async function saveComparison(year: number, until: number): Promise<void> {
  const answer = await request(compareBudgetXlsx, { query: { year, until } }).res()
  saveFile(
    `budget-${year}.xlsx`,
    await answer.blob(),
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  )
}
