import type { Table } from '../../platform/spreadsheets/csv.ts'

/** The rows of a statement, and where the file says it apart what is there at the end of a day, as it is written there. */
export type StatementTable = Table & { closing?: { day: string; amount: string } }
