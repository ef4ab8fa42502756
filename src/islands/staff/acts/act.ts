import type { ReactNode } from 'react'

/** What the dialog of an act hands on to `EditDialog`. */
export type ActDialog = { changed: () => unknown; outdated: () => unknown; close: () => void }

/** What is asked before an act. */
export type Question = {
  title: string
  /** The label of the confirm button: verb and noun. */
  act: string
  text: ReactNode
  /** False where the act destroys nothing. */
  danger?: boolean
  /** The toast after a refusal, and its text where the server gives no reason. */
  failure?: string
}

/** A call, at once or after a question. */
type Call<Row> = {
  call: (row: Row) => Promise<unknown>
  /** Says what was done. A text that the call returns is shown in its place. */
  toast: string | ((row: Row) => string)
  dialog?: never
  press?: never
  href?: never
} & (
  | { ask?: (row: Row) => Question; danger?: never }
  /** What destroys something asks first. */
  | { ask: (row: Row) => Question; danger: true }
)

/** What can be done with a row: its dialog, its call, at once or after a question, a page, or what needs none of them. */
export type Act<Row> = {
  name: string | ((row: Row) => string)
  /** Whether a row has it; without this every row has. */
  when?: (row: Row) => boolean
  /** A button that stands out; without this it is quiet. */
  look?: 'plain' | 'primary'
} & (
  | Call<Row>
  | {
      dialog: (row: Row, dialog: ActDialog) => ReactNode
      danger?: true
      call?: never
      press?: never
      href?: never
    }
  | {
      press: (row: Row) => void
      busy?: (row: Row) => boolean
      danger?: true
      call?: never
      dialog?: never
      href?: never
    }
  | { href: (row: Row) => string; danger?: never; call?: never; dialog?: never; press?: never }
)
