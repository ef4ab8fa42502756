import type { ReactNode } from 'react'

/** What the dialog of an act hands on to `EditDialog`. */
export type ActDialog = { changed: () => void; outdated: () => void; close: () => void }

/** What is asked before an act. */
export type Question = {
  title: string
  /** The label of the confirm button: verb and noun. */
  act: string
  text: ReactNode
  /** False where the act destroys nothing. */
  danger?: boolean
  /** The toast after a refusal. */
  failure?: string
}

/** Something that can be done with a row: its dialog, or its call, at once or after a question, or what needs neither. */
export type Act<Row> = {
  name: string | ((row: Row) => string)
  /** Whether a row has it; without this every row has. */
  when?: (row: Row) => boolean
  danger?: true
} & (
  | { dialog: (row: Row, dialog: ActDialog) => ReactNode; call?: never; press?: never }
  | { press: (row: Row) => void; call?: never; dialog?: never }
  | {
      call: (row: Row) => Promise<unknown>
      /** The toast after it; without one the page itself shows what was done. */
      said: string | ((row: Row) => string)
      ask?: (row: Row) => Question
      dialog?: never
      press?: never
    }
)
