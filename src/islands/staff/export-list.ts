import { requestExport } from '../../lib/api/people/exports.ts'
import { saveFile } from '../../lib/browser/save-file.ts'
import type { ListExport } from '../../lib/contract/people/list-export.ts'
import { csvOf } from '../../lib/text/csv.ts'
import { readAccount } from '../../stores/member.ts'

type List = Omit<ListExport, 'rows'> & { file: string; headings: readonly string[]; cells: string[][] }

/** Saves a list of people as a CSV file. The server has to permit the export and logs it. Throws ApiError. */
export async function exportList({ file, headings, cells, ...list }: List): Promise<void> {
  await requestExport({ ...list, rows: cells.length })
  saveFile(file, csvOf(headings, cells), 'text/csv')
}

/** Whether the user may save lists as files: a super admin or a leader, and not who assists one (POST exports/). */
export const mayExport = (): boolean => ['admin', 'fellowship_leader'].includes(readAccount()?.role ?? '')
