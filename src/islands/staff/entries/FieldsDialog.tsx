import type { ComponentProps, ReactNode } from 'react'
import type { ZodMiniType } from 'zod/mini'
import { type Typed, typedAs, versionOf } from '../../../lib/contract/typed.ts'
import { EditDialog } from '../dialogs/EditDialog.tsx'
import { EntryFields, type Fields, readFields } from './EntryFields.tsx'

type Props<Row, Shape> = Omit<ComponentProps<typeof EditDialog<Shape>>, 'shape' | 'children'> & {
  schema: ZodMiniType<Shape>
  fields: Fields<Row>
  /** Parses what the descriptions of the fields do not say. */
  read?: ((typed: Typed) => object) | undefined
  /** What the fields begin with; its version goes along. */
  row?: (Row & { version?: number | undefined }) | undefined
  children?: ReactNode
}

/** An edit dialog whose fields are a description. What stands above them are its children. */
export function FieldsDialog<Row extends object, Shape>({
  schema,
  fields,
  read,
  row,
  children,
  ...dialog
}: Props<Row, Shape>) {
  return (
    <EditDialog
      {...dialog}
      shape={typedAs(schema, ({ version, ...typed }) => ({
        ...typed,
        ...readFields(fields, typed),
        ...read?.(typed),
        ...versionOf({ version }),
      }))}
    >
      {children}
      <EntryFields fields={fields} row={row} />
      <input type="hidden" name="version" value={row?.version ?? ''} />
    </EditDialog>
  )
}
