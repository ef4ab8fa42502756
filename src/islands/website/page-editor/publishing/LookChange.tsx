import { useState } from 'react'
import { Dialog } from '../../../../components/ui/Dialog.tsx'
import type { DraftBlock } from '../../../../lib/contract/website/blocks/draft.ts'
import { kindOf, labelAt } from '../../../../lib/contract/website/blocks/label.ts'
import { findUnseen, type Unseen } from '../../../../lib/contract/website/blocks/shown.ts'
import { postEditorWords } from '../messages.ts'
import { useIsPost } from '../page-context.ts'
import { publishingWords } from './messages.ts'

type Asked = { changed: DraftBlock; unseen: Unseen[] }

/** Changes a field of a block; a choice that hides words from the page asks first. */
export function useLookChange(
  { block, path }: { block: DraftBlock; path: string },
  change: (block: DraftBlock) => void,
) {
  const [question, setQuestion] = useState<Asked>()
  function changeField(field: string, value: unknown): void {
    const changed = { ...block, [field]: value }
    const unseen = field === 'look' ? hiddenBy(block, changed, path) : []
    if (unseen.length > 0) setQuestion({ changed, unseen })
    else change(changed)
  }
  return { question, changeField, change, close: () => setQuestion(undefined) }
}

/** What the page shows of a block before a change, and not after it. */
function hiddenBy(before: DraftBlock, after: DraftBlock, path: string): Unseen[] {
  const fields = kindOf(before)?.fields ?? {}
  const hiddenNow = new Set(findUnseen(fields, { block: before, path }).map(({ at }) => at.join('.')))
  return findUnseen(fields, { block: after, path }).filter(({ at }) => !hiddenNow.has(at.join('.')))
}

type Props = { question: Asked; change: (block: DraftBlock) => void; close: () => void }

/** Asks before a look hides words. */
export function LookChange({ question: { changed, unseen }, change, close }: Props) {
  const isPost = useIsPost()
  return (
    <Dialog title={publishingWords.changeLook} close={close}>
      <div className="grid gap-4">
        <p>{isPost ? postEditorWords.newLookHides : publishingWords.pageDoesNotShow}</p>
        <ul className="ml-5 list-disc">
          {unseen.map(({ at, label }) => (
            <li key={at.join('.')}>
              {labelAt(changed, at)}: {label}
            </li>
          ))}
        </ul>
        <p>{publishingWords.theyStayInDraft}</p>
        <p className="flex flex-wrap gap-3">
          <button className="btn" type="button" onClick={close}>
            {publishingWords.keepLook}
          </button>
          <button
            className="btn btn-primary"
            type="button"
            onClick={() => {
              close()
              change(changed)
            }}
          >
            {publishingWords.changeLook2}
          </button>
        </p>
      </div>
    </Dialog>
  )
}
