import type { ReactNode } from 'react'
import type { ListControls } from './useListQuery.ts'

export type Column<Row> = {
  title: string
  /** The server's name of the column to sort by. */
  order?: string
  cell: (row: Row) => ReactNode
  /** How much of the table's width it takes: a text most of it, a date no more than it needs. An amount of money is set flush right, too. */
  width?: 'wide' | 'narrow' | 'amount'
  /**
   * What the column is on a phone, where a row is a card: one of the facts of its one line (`labelled` with the column's title before it),
   * the symbols beside the name, or nothing. The name is the first column, unless another says that it is.
   */
  inCard?: 'name' | 'labelled' | 'reach' | 'none'
}

/** What every dashboard shows of a resource. */
export type ListDescription<Row> = {
  title: string
  /** One entry in a sentence, such as `event`. */
  kind: string
  nameOf: (row: Row) => string
  /** The placeholder of the search field. */
  search: string
  empty: string
  /** What will be in the list, and of what use that is. */
  why: string
  columns: readonly Column<Row>[]
}

export type Loading<Row> = {
  /** Undefined until they are loaded. */
  part: { count: number; rows: readonly Row[] } | undefined
  loading: boolean
  reload: () => Promise<void>
}

/** A list that the server (`usePages`) or the browser (`useRows`) searches, sorts and pages. */
export type List<Row> = Loading<Row> &
  ListControls & {
    /** The whole list did not load. The user can retry. */
    failed?: boolean
  }
