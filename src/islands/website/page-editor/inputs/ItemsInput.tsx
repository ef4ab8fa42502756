import { type ComponentType, useRef, useState } from 'react'
import { MoveButtons } from '../../../../components/staff/MoveButtons.tsx'
import { emptyOf, type Field, type Fields, type Word } from '../../../../lib/contract/website/blocks/field.ts'
import type { Values } from '../../../../lib/contract/website/blocks/shown.ts'
import { staffWords } from '../../../staff/messages.ts'
import { movedTo } from '../blocks/order.ts'
import { useAnnounce } from '../blocks/useAnnounce.tsx'
import { inputWords } from './messages.ts'
import { SeveralPictures } from './SeveralPictures.tsx'

export type InputsProps = {
  fields: Fields
  values: Values
  name: string
  change: (field: string, value: unknown) => void
}

type Props = {
  /** The inputs of an item's fields, which may be lists again. */
  Inputs: ComponentType<InputsProps>
  label: string
  name: string
  input: { one: Word; most: number; fields: Fields; photographs?: string | undefined }
  items: readonly Values[]
  change: (items: readonly Values[]) => void
}

/** Items of a list, each with the fields that an item has; they are added, moved and removed. */
export function ItemsInput({ Inputs, label, name, input, items, change }: Props) {
  const { most, fields, photographs } = input
  const one = input.one()
  const announce = useAnnounce()
  const keys = useKeys(items.length)
  const list = useRef<HTMLOListElement>(null)

  function move(at: number, to: number): void {
    keys.move(at, to)
    change(movedTo(items, at, to))
    announce(inputWords.isNumber({ one, number: to + 1, most: items.length }))
  }

  function remove(at: number): void {
    keys.remove(at)
    change(items.filter((_, other) => other !== at))
    announce(inputWords.oneIsRemoved({ one }))
    list.current?.focus()
  }

  function add(): void {
    change([...items, emptyOf(fields)])
    announce(inputWords.oneIsAddedAt({ one }))
    // The new fields are there after this event.
    setTimeout(() =>
      list.current?.lastElementChild?.querySelector<HTMLElement>('input, textarea, select')?.focus(),
    )
  }

  return (
    <fieldset className="grid gap-3" id={name}>
      <legend className="label">{label}</legend>
      <ol className="grid gap-4" ref={list} tabIndex={-1}>
        {items.map((item, at) => (
          <li className="card grid gap-3 p-4" key={keys.at(at)}>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <strong>{`${one.charAt(0).toUpperCase()}${one.slice(1)} ${at + 1}`}</strong>
              <span className="flex flex-wrap gap-1">
                <MoveButtons
                  name={`${one} ${at + 1}`}
                  at={at}
                  count={items.length}
                  move={(to) => move(at, to)}
                />
                <button
                  className="btn btn-quiet"
                  type="button"
                  aria-label={inputWords.removeOneNumber({ one, number: at + 1 })}
                  onClick={() => remove(at)}
                >
                  {staffWords.remove}
                </button>
              </span>
            </div>
            <Inputs
              fields={fields}
              values={item}
              name={`${name}-${at}`}
              change={(field, value) =>
                change(items.map((other, place) => (place === at ? { ...other, [field]: value } : other)))
              }
            />
          </li>
        ))}
      </ol>
      {items.length < most && (
        <div className="flex flex-wrap gap-3">
          <button className="btn" type="button" onClick={add}>
            {inputWords.addOne({ one })}
          </button>
          {photographs && (
            <SeveralPictures
              name={name}
              room={most - items.length}
              shape={shapeOf(fields[photographs])}
              add={(picture) => change([...items, { ...emptyOf(fields), [photographs]: picture }])}
            />
          )}
        </div>
      )}
    </fieldset>
  )
}

const shapeOf = (field: Field | undefined): number =>
  field?.input.kind === 'picture' ? field.input.shape : 0

/** A key for each item, which goes with it when it moves: the focus and the text cursor go with it, too. */
function useKeys(count: number) {
  const [state] = useState(() => ({ next: 0, keys: [] as number[] }))
  while (state.keys.length < count) state.keys.push(state.next++)
  state.keys.length = count
  return {
    at: (place: number) => state.keys[place],
    move: (from: number, to: number) => {
      state.keys = movedTo(state.keys, from, to)
    },
    remove: (place: number) => void state.keys.splice(place, 1),
  }
}
