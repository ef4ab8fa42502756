import type { ComponentProps, ReactNode } from 'react'
import { ListSection } from '../../components/staff/lists/ListSection.tsx'
import type { Column, List } from '../../components/staff/lists/list.ts'
import { useOpenRow } from '../../components/staff/lists/useOpenRow.ts'
import { ReadDialog } from '../../components/staff/ReadDialog.tsx'
import { hasTrash, restoreFromTrash } from '../../lib/api/settings/trash.ts'
import type { TrashKind } from '../../lib/contract/settings/trash.ts'
import type { Act } from './acts/act.ts'
import { useActs } from './acts/useActs.tsx'
import { capitalised, DeleteDialog, kindName } from './dialogs/DeleteDialog.tsx'
import { type Entry, EntryEditor, type EntryForm } from './entries/EntryEditor.tsx'
import { crudWords } from './messages.ts'
import type { Collection } from './useCollection.ts'
import { useNewByAddress } from './useNewByAddress.ts'
import { useOpened } from './useOpened.ts'

/** What an open dialog may do: close, or give way to the row's edit or delete dialog. */
type Opened = { close: () => void; edit: () => void; remove: () => void }

type Reading = Omit<ComponentProps<typeof ReadDialog>, 'title' | 'close'> & { title?: string }

type Advice = ReactNode | ((add: () => void) => ReactNode)

/** What begins an empty list: the section's own advice, or a button for the first entry where entries are added. */
function beginningOf(kind: string, advice: Advice, mayAdd: boolean, add: () => void): ReactNode {
  if (advice !== undefined) return typeof advice === 'function' ? advice(add) : advice
  return (
    mayAdd && (
      <button className="btn btn-primary" type="button" onClick={add}>
        {crudWords.addFirst({ kind: kindName(kind) })}
      </button>
    )
  )
}

type Props<Row, Form> = {
  title: string
  list: List<Row> & Pick<Collection<Row>, 'find' | 'change'>
  /** One entry in a sentence, such as `event`. */
  kind: string
  nameOf: (row: Row) => string
  /** The placeholder of the search field; without it there is no search. */
  search?: string
  empty: string
  /** What will be here, and of what use that is; shown while nothing is there. */
  why: string
  /** What begins it, in place of the button for a new entry; a function is given what opens that form. */
  advice?: Advice
  columns: readonly Column<Row>[]
  /** Shows a row in a dialog: what somebody wrote, or a dialog of the resource's own. */
  view?: {
    name?: string
    /** The URL names the row, so that a reload keeps it open and Back closes it. */
    inAddress?: true
    /** Called when the row is opened. */
    opened?: (row: Row) => void
  } & (
    | { read: (row: Row, dialog: Opened) => Reading; dialog?: never }
    | { dialog: (row: Row, dialog: Opened) => ReactNode; read?: never }
  )
  /** The badge beside the name of a row. */
  badge?: (row: Row) => ReactNode
  /** More acts of a row, between View and Edit. What they call shows what it changes. */
  acts?: readonly Act<Row>[]
  /** The form that adds and edits an entry. */
  form?: EntryForm<Row, Form>
  /** A dialog of the resource's own, to edit an entry. */
  edit?: { name?: string; dialog: (row: Row | undefined, close: () => void) => ReactNode }
  /** The button that opens `edit` without a row. */
  add?: { name: string; disabled?: boolean }
  remove?: {
    call: (row: Row) => Promise<unknown>
    /** The consequence for dependent entries. */
    text?: string
    /** What is asked of a row before it is deleted. */
    ask?: (row: Row) => ReactNode
    act?: string
    /** Whether one restored row takes the deletion back. */
    canUndo?: () => boolean
    /** The kind in the bin, if the deletion can be undone. */
    bin?: TrashKind
    /** Only the view dialog offers it. */
    inDialogOnly?: true
  }
  /** The selects that filter it. */
  filters?: ReactNode
  /** Buttons and links beside the title. */
  children?: ReactNode
  /** A note below the list. */
  hint?: ReactNode
}

/** The button that adds an entry; undefined where nobody may. */
const addOf = ({
  form,
  kind,
  add,
}: {
  form?: unknown
  kind: string
  add?: { name: string; disabled?: boolean }
}) => (form ? { name: crudWords.add({ kind: capitalised(kindName(kind)) }) } : add)

/** The row whose dialog is open, as the list has it now. */
const seenIn = <Row extends Entry>(
  { list }: { list: { find: (id: number) => Row | undefined } },
  seen: Row | undefined,
) => seen && list.find(seen.id)

/** The acts of a row in their order: View, the section's own, Edit and Delete. */
function actsOf<Row, Form>(
  {
    view,
    acts = [],
    form,
    edit,
    remove,
  }: Pick<Props<Row, Form>, 'view' | 'acts' | 'form' | 'edit' | 'remove'>,
  show: (row: Row) => void,
  open: (act: 'edit' | 'delete', row: Row) => void,
): Act<Row>[] {
  const all = [...acts]
  if (view) all.unshift({ name: view.name ?? crudWords.view, press: show })
  if (form || edit) all.push({ name: edit?.name ?? crudWords.edit, press: (row) => open('edit', row) })
  if (remove && !remove.inDialogOnly)
    all.push({ name: crudWords.remove, danger: true, press: (row) => open('delete', row) })
  return all
}

/** A list of entries with their acts: view, add, edit and delete, as far as the section's description has them. */
export function CrudSection<Row extends Entry, Form = never>(props: Props<Row, Form>) {
  const { list, kind, nameOf, view, acts: _, form, edit, remove, children, hint, advice, ...section } = props
  const { opened, open, close, rowFor } = useOpened<'view' | 'edit' | 'delete', Row>()
  const linked = useOpenRow(list.find)
  const viewed = view?.inAddress ? linked.row : seenIn(props, rowFor('view'))
  const leaving = rowFor('delete')
  const add = addOf(props)
  const dialog: Opened = {
    close: view?.inAddress ? linked.close : close,
    edit: () => open('edit', viewed),
    remove: () => open('delete', viewed),
  }
  const outdated = () => void list.reload()

  /** Undefined where nothing keeps what is deleted. */
  function restoreOf({ id: row }: Row): (() => Promise<void>) | undefined {
    const kind = hasTrash ? remove?.bin : undefined
    return (
      kind &&
      (async () => {
        await restoreFromTrash({ kind, row })
        await list.reload()
      })
    )
  }

  useNewByAddress(add, open)

  const opening = (row: Row) => {
    if (view) return { open: () => show(row), href: view.inAddress && linked.addressOf(row) }
    return form || edit ? { open: () => open('edit', row) } : undefined
  }

  function show(row: Row): void {
    if (view?.inAddress) linked.open(row)
    else open('view', row)
    view?.opened?.(row)
  }

  const all = actsOf(props, show, open)
  const { actions, opened: more } = useActs({ acts: all, nameOf, outdated })

  return (
    <>
      <ListSection
        {...section}
        advice={beginningOf(kind, advice, add !== undefined, () => open('edit'))}
        list={list}
        nameOf={nameOf}
        {...((view || form || edit) && { opening })}
        {...(all.length > 0 && { actions })}
      >
        {children}
        {add && (
          <button
            className="btn btn-primary"
            type="button"
            disabled={add.disabled}
            onClick={() => open('edit')}
          >
            {add.name}
          </button>
        )}
      </ListSection>
      {hint && <p className="hint mt-4">{hint}</p>}
      {more}
      {viewed && view?.read && (
        <ReadDialog title={nameOf(viewed)} {...view.read(viewed, dialog)} close={dialog.close} />
      )}
      {viewed && view?.dialog?.(viewed, dialog)}
      {opened?.act === 'edit' && edit?.dialog(opened.row, close)}
      {opened?.act === 'edit' && form && (
        <EntryEditor kind={kind} form={form} close={close} row={opened.row} changed={outdated} />
      )}
      {leaving && remove && (
        <DeleteDialog
          kind={kind}
          name={nameOf(leaving)}
          text={remove.text}
          ask={remove.ask?.(leaving)}
          canUndo={remove.canUndo}
          act={remove.act}
          remove={async () => {
            await remove.call(leaving)
            list.change(leaving.id, 'gone')
          }}
          restore={restoreOf(leaving)}
          outdated={outdated}
          close={close}
        />
      )}
    </>
  )
}
