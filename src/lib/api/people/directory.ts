import { saveFile } from '../../browser/save-file.ts'
import * as calls from '../../contract/people/calls/directory.ts'
import { request } from '../call.ts'

/* What the office prints of the register: extensions of our own backend. Each throws ApiError. */

/** Saves the directory as PDF. */
export const saveDirectory = (query: { letters: string; pictures: string }): Promise<void> =>
  savePdf(request(calls.printDirectory, { query }), 'directory')

/** Saves a list of birthdays as PDF; `month` is '' for the whole year. */
export const saveBirthdays = (query: { month: string; whose: string }): Promise<void> =>
  savePdf(request(calls.printBirthdays, { query }), 'birthdays')

/** Saves sheets of labels as PDF; `list` is '' for everybody. */
export const saveLabels = (query: Record<'sheet' | 'list' | 'together' | 'skip', string>): Promise<void> =>
  savePdf(request(calls.printLabels, { query }), 'labels')

async function savePdf(sent: ReturnType<typeof request>, name: string): Promise<void> {
  const answer = await sent.res()
  saveFile(`${name}.pdf`, await answer.blob(), 'application/pdf')
}
