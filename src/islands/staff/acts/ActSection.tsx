import type { ComponentProps, ReactNode } from 'react'
import { ListSection } from '../../../components/staff/lists/ListSection.tsx'
import type { Act, ActDialog } from './act.ts'
import { useActs } from './useActs.tsx'

/** The form of a new row. */
type Addition = {
  /** Its button. */
  name: string
  /** The button of an empty list, which has none without it. */
  first?: string
  /** The button is one of several. */
  quiet?: true
  dialog: (dialog: ActDialog) => ReactNode
}

type Props<Row extends { id: number }> = Omit<
  ComponentProps<typeof ListSection<Row>>,
  'actions' | 'nameOf'
> & {
  nameOf: (row: Row) => string
  acts: readonly Act<Row>[]
  add?: Addition | undefined
  /** A note below the list. */
  hint?: ReactNode
  /** Where an act changes more than the list, or shows by itself what it changes. */
  changed?: () => unknown
}

/** A list whose acts and dialogs are a description. What is added, edited and deleted alone is a `CrudSection`. */
export function ActSection<Row extends { id: number }>(props: Props<Row>) {
  const { acts, add, changed: reload, children, advice, hint, ...section } = props
  const outdated = () => void section.list.reload()
  const { actions, opened, ...open } = useActs({
    acts,
    add: add?.dialog,
    nameOf: section.nameOf,
    changed: reload ?? outdated,
    outdated,
  })
  const button = (name: string, quiet?: boolean) => (
    <button className={quiet ? 'btn' : 'btn btn-primary'} type="button" onClick={open.add}>
      {name}
    </button>
  )
  return (
    <>
      <ListSection {...section} actions={actions} advice={advice ?? (add?.first && button(add.first))}>
        {add && button(add.name, add.quiet)}
        {children}
      </ListSection>
      {hint}
      {opened}
    </>
  )
}
