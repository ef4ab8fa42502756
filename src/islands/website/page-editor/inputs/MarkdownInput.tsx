import { type KeyboardEvent, lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { Frame, useFieldAttributes } from '../../../../components/form/frame.tsx'
import {
  type Edit,
  insertLink,
  linkAt,
  type Selected,
  toggleList,
  toggleStrong,
} from '../../../../lib/text/markdown-edits.ts'
import { inputWords } from './messages.ts'

const LinkDialog = lazy(() =>
  import('./LinkDialog.tsx').then(({ LinkDialog: Component }) => ({ default: Component })),
)

type Props = {
  name: string
  label: string
  hint: string
  required: boolean
  limit: number
  value: string
  change: (value: string) => void
}

/** A text with buttons for strong words, lists and links, which write the small Markdown of lib/text/markdown.ts. */
export function MarkdownInput({ name, label, hint, required, limit, value, change }: Props) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [linked, setLinked] = useState<ReturnType<typeof linkAt>>()
  const edit = (by: (selected: Selected) => Edit) => area.current && apply(area.current, by)
  const askLink = () => area.current && setLinked(linkAt(selectedIn(area.current)))

  function press(event: KeyboardEvent): void {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    const act = { b: () => edit(toggleStrong), k: askLink }[event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act()
  }

  function link(target: { words: string; address: string }): void {
    if (!linked) return
    setLinked(undefined)
    // The dialog gives the focus back to its button first.
    setTimeout(() => edit((selected) => insertLink({ ...linked, text: selected.text }, target)))
  }

  return (
    <Frame name={name} label={label} hint={hint} optional={!required}>
      <fieldset className="flex flex-wrap gap-2" aria-label={inputWords.labelHowItLooks({ label })}>
        <Tool name={inputWords.bold} of={label} act={() => edit(toggleStrong)}>
          <b aria-hidden="true">B</b>
        </Tool>
        <Tool name={inputWords.list} of={label} act={() => edit(toggleList)}>
          <span aria-hidden="true">{inputWords.list2}</span>
        </Tool>
        <Tool name={inputWords.link} of={label} act={askLink}>
          <span aria-hidden="true">{inputWords.link2}</span>
        </Tool>
      </fieldset>
      <textarea
        className="input"
        {...useFieldAttributes({ name, hint })}
        name={name}
        required={required}
        value={value}
        ref={area}
        rows={limit > 1000 ? 10 : 4}
        maxLength={limit}
        onKeyDown={press}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      {linked && (
        <Suspense>
          <LinkDialog
            words={linked.words}
            address={linked.address}
            use={link}
            close={() => setLinked(undefined)}
          />
        </Suspense>
      )}
    </Frame>
  )
}

type ToolProps = { name: string; of: string; act: () => void; children: ReactNode }

/** A press by mouse or finger leaves the focus, and so the keyboard of a phone, with the text. */
const Tool = ({ name, of, act, children }: ToolProps) => (
  <button
    className="btn"
    type="button"
    aria-label={`${name}: ${of}`}
    onPointerDown={(event) => event.preventDefault()}
    onMouseDown={(event) => event.preventDefault()}
    onClick={act}
  >
    {children}
  </button>
)

const selectedIn = ({
  value: text,
  selectionStart: from,
  selectionEnd: to,
}: HTMLTextAreaElement): Selected => ({
  text,
  from,
  to,
})

/** Writing as a person does it. The typings advise against it, but nothing else reaches the undo history of a text area. */
type Typist = { execCommand(act: 'insertText' | 'delete', withDialog: boolean, words: string): boolean }

/** Edits as if it were typed: the browser can take it back, which it cannot for a value that is set. */
function apply(area: HTMLTextAreaElement, by: (selected: Selected) => Edit): void {
  const { from, to, words, start, end } = by(selectedIn(area))
  const typist: Typist = document
  area.focus()
  area.setSelectionRange(from, to)
  if (!typist.execCommand(words ? 'insertText' : 'delete', false, words)) {
    area.setRangeText(words, from, to)
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }
  area.setSelectionRange(start, end)
}
