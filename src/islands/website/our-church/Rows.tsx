import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { Notes } from '../../../components/form/frame.tsx'
import { ourChurchWords } from './messages.ts'

type Props<Row> = {
  /** The field of the church; row 2 has inputs of the names `places.1.street`. */
  name: string
  title: string
  /** The noun of a row, `place`. */
  one: string
  /** The words of the button, `Add a place`. */
  adding: string
  /** The list is all of its group, whose heading names it. */
  alone?: true
  /** A row is one short field, beside which its buttons have room. */
  isShort?: true
  rows: readonly Row[]
  /** A row that is added. */
  blank: Row
  most: number
  change: (rows: Row[]) => void
  /** Called when rows change their places: errors name them by these. */
  clearErrors: () => void
  children: (row: Row, at: string, set: (row: Row) => void) => ReactNode
}

/** A list in a form. Rows are added, removed and moved by buttons, and the focus goes with the row. */
export function Rows<Row>({ name, title, one, adding, alone, isShort, children, ...list }: Props<Row>) {
  const { rows, blank, most, change, clearErrors } = list
  const [status, setStatus] = useState('')
  const at = (index: number) => `${name}.${index}`
  const numbered = rows.map((row, index) => ({ row, index, key: at(index) }))

  /** The focus follows after the rows are on the page. */
  function act(next: Row[], words: string, focused: () => Element | null | undefined): void {
    flushSync(() => {
      change(next)
      clearErrors()
      setStatus(words)
    })
    const focusedRow = focused()
    if (focusedRow instanceof HTMLElement) focusedRow.focus()
  }

  const firstOf = (index: number) => () =>
    document.getElementById(`${at(index)}.row`)?.querySelector('input, select, textarea')
  const add = () => act([...rows, blank], '', firstOf(rows.length))

  function move(from: number, to: number): void {
    const next = rows.filter((_, index) => index !== from)
    next.splice(to, 0, ...rows.slice(from, from + 1))
    const [way, back] = to < from ? ['up', 'down'] : ['down', 'up']
    const button = (act: string) => document.querySelector(`[id="${at(to)}.${act}"]:enabled`)
    act(next, ourChurchWords.isNumber({ one, from: from + 1, to: to + 1 }), () => button(way) ?? button(back))
  }

  function remove(gone: number): void {
    const next = rows.filter((_, index) => index !== gone)
    const focused =
      next.length > 0
        ? firstOf(Math.min(gone, next.length - 1))
        : () => document.getElementById(`${name}.add`)
    act(next, ourChurchWords.isRemoved({ one, number: gone + 1 }), focused)
  }

  return (
    <div className="grid min-w-0 gap-3">
      {!alone && <h4 className="label">{title}</h4>}
      <ol className={isShort ? 'church-rows is-short' : 'church-rows'} aria-label={title}>
        {numbered.map(({ row, index, key }) => (
          <li key={key} id={`${key}.row`} aria-label={`${one} ${index + 1}`}>
            <div className="grid min-w-0 gap-4">
              {children(row, key, (now) => change(rows.map((old, other) => (other === index ? now : old))))}
            </div>
            <p className="church-acts">
              {rows.length > 1 &&
                ways.map(({ way, by, sign }) => (
                  <button
                    className="btn btn-quiet"
                    type="button"
                    key={way}
                    id={`${key}.${way}`}
                    disabled={index + by < 0 || index + by === rows.length}
                    onClick={() => move(index, index + by)}
                  >
                    <span aria-hidden="true">{sign}</span>
                    <span className="sr-only">
                      {way === 'up'
                        ? ourChurchWords.moveOneNumberUp({ one, number: index + 1 })
                        : ourChurchWords.moveOneNumberDown({ one, number: index + 1 })}
                    </span>
                  </button>
                ))}
              <button className="btn btn-quiet" type="button" onClick={() => remove(index)}>
                {ourChurchWords.removeOneNumber({ one, number: index + 1 })[0]}
                <span className="sr-only">
                  {ourChurchWords.removeOneNumber({ one, number: index + 1 })[1]}
                </span>
              </button>
            </p>
          </li>
        ))}
      </ol>
      <Notes name={name} />
      {rows.length < most && (
        <p>
          <button className="btn" type="button" id={`${name}.add`} onClick={add}>
            {adding}
          </button>
        </p>
      )}
      <p className="sr-only" role="status">
        {status}
      </p>
    </div>
  )
}

const ways = [
  { way: 'up', by: -1, sign: '↑' },
  { way: 'down', by: 1, sign: '↓' },
] as const
