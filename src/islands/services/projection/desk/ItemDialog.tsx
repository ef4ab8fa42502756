import { useState } from 'react'
import { SelectField } from '../../../../components/form/ChoiceField.tsx'
import { Field } from '../../../../components/form/Field.tsx'
import { ApiError } from '../../../../lib/api/api-error.ts'
import {
  itemSchemas,
  type PresentationAnswer,
  type ProjectionItem,
} from '../../../../lib/contract/services/projection.ts'
import { typedAs } from '../../../../lib/contract/typed.ts'
import { EditDialog } from '../../../staff/dialogs/EditDialog.tsx'
import { KindFields } from './KindFields.tsx'
import { itemKinds, kindName } from './kind-names.ts'
import { projectionDeskWords as words } from './messages.ts'
import { readItem } from './read-item.ts'

type Props = {
  presentation: PresentationAnswer
  /** Undefined for a new one. */
  item: ProjectionItem | undefined
  save: (item: ProjectionItem) => Promise<void>
  outdated: () => void
  close: () => void
}

/** Adds an item to a presentation, or changes one. */
export function ItemDialog({ presentation, item, save, ...dialog }: Props) {
  const [kind, setKind] = useState(item?.kind ?? 'song')
  const [id] = useState(() => item?.id ?? newItemId())
  const shape = typedAs(itemSchemas[kind], (typed) =>
    readItem(typed, { id, kind, plan_item: item?.plan_item ?? null, order: orderOf(item) }),
  )
  return (
    <EditDialog
      {...dialog}
      title={item ? words.editOne({ title: kindName(item.kind) }) : words.addItem}
      shape={shape}
      save={async (written) => {
        try {
          await save(written)
        } catch (error) {
          throw atOwnFields(error)
        }
      }}
      saved={item ? words.itemSaved : words.itemAdded}
    >
      {!item && (
        <SelectField
          name="kind"
          label={words.kind}
          value={kind}
          onChange={({ currentTarget }) =>
            setKind(itemKinds.find((one) => one === currentTarget.value) ?? 'song')
          }
          required
        >
          {itemKinds.map((one) => (
            <option key={one} value={one}>
              {kindName(one)}
            </option>
          ))}
        </SelectField>
      )}
      <KindFields presentation={presentation} kind={kind} item={item} key={kind} />
      <Field name="note" label={words.note} hint={words.noteHint} defaultValue={item?.note} maxLength={300} />
    </EditDialog>
  )
}

const orderOf = (item: ProjectionItem | undefined) => (item?.kind === 'song' ? item.order : [])

/** The server names a field by the place of its item: `items.3.reference` is the field `reference` of this dialog. */
function atOwnFields(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const fields = Object.entries(error.fields).map(([name, why]) => [name.split('.').at(-1) ?? name, why])
  return new ApiError(error.status, error.detail, Object.fromEntries(fields), error.call)
}

/** Random, so that two who add an item at once add two. */
const newItemId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
