import type { Purpose } from '../../../../../lib/contract/messages/message.ts'
import type { ColumnKind, DateOrder } from '../../../../../lib/contract/people/people-import.ts'
import type { UsualLanguage } from '../../../../../lib/text/language-names.ts'
import type { Titles } from '../../titles.ts'
import type { BirthParts } from './birth-parts.ts'

/** The settings of a list, which are the same for all rows. */
export type Reading = {
  header: readonly string[]
  mapping: readonly ColumnKind[]
  dates: readonly DateOrder[]
  country: string
  today: string
  statuses: readonly string[]
  titles: Titles
  /** Ids by folded name. */
  fellowships: ReadonlyMap<string, number>
  /** The same of branches. */
  branches: ReadonlyMap<string, number>
  /** The columns that say a birthday in its parts. */
  birth: BirthParts | undefined
}

export type Values = {
  title: string
  first_name: string
  middle_name: string
  last_name: string
  gender: string
  telephone: string
  other_telephone: string
  email: string
  born: string
  baptised: string
  baptism: '' | 'yes' | 'no'
  joined: string
  married: string
  address: string
  language: '' | UsualLanguage
  status: string
  fellowship_id: number | null
  branch_id: number | null
  ministries: string[]
}

export type RowRead = {
  values: Values
  /** What the list says beside its columns, a line each. */
  notes: string[]
  consents: Partial<Record<Purpose, boolean>>
  /** The names of the fellowship and the branch, where the church has them. */
  named: { fellowship_id?: string; branch_id?: string }
  /** A fellowship that the church does not have. */
  unknown?: string | undefined
  /** What a household has in common. */
  homes: string[]
  /** Why a person has to look at it. */
  doubts: string[]
  /** What is kept as a note because it could not be read. */
  remarks: string[]
  refused: string
}

/** A row of which nothing is read yet. */
export const unread = (): RowRead => ({
  values: blank(),
  notes: [],
  consents: {},
  named: {},
  homes: [],
  doubts: [],
  remarks: [],
  refused: '',
})

const blank = (): Values => ({
  first_name: '',
  middle_name: '',
  last_name: '',
  gender: '',
  telephone: '',
  other_telephone: '',
  email: '',
  born: '',
  baptised: '',
  baptism: '',
  joined: '',
  married: '',
  address: '',
  language: '',
  status: '',
  title: '',
  fellowship_id: null,
  branch_id: null,
  ministries: [],
})

/** One cell of a row: what its column is, and where it stands. */
export type Cell = { kind: ColumnKind; at: number; reading: Reading }

/** `keep` keeps a cell as a note; `remark` does, too, and says why. */
export type Remarks = { keep: () => void; remark: (why: string) => void }

export type CellReader = (read: RowRead, cell: string, of: Cell, remarks: Remarks) => void

export const shortened = (cell: string): string => (cell.length > 40 ? `${cell.slice(0, 40)}…` : cell)
