import { useState } from 'react'
import { Dialog } from '../../../../components/ui/Dialog.tsx'
import { blockKinds } from '../../../../lib/contract/website/blocks/all.ts'
import type { DraftBlock } from '../../../../lib/contract/website/blocks/draft.ts'
import { mostBlocks } from '../../../../lib/contract/website/page-limits.ts'
import { editorWords, postEditorWords } from '../messages.ts'
import { useIsPost } from '../page-context.ts'
import { addedBlock } from './blocks.ts'

/** Offers the kinds of blocks, each with a line of what it is. */
export function AddBlock({
  blocks,
  add,
}: {
  blocks: readonly DraftBlock[]
  add: (block: DraftBlock) => void
}) {
  const [isOpen, setOpen] = useState(false)
  const isPost = useIsPost()
  if (blocks.length >= mostBlocks)
    return (
      <p className="hint">
        {isPost ? postEditorWords.hasAtMost({ mostBlocks }) : editorWords.pageHasAtMost({ mostBlocks })}
      </p>
    )
  return (
    <div>
      <button className="btn" type="button" onClick={() => setOpen(true)}>
        {editorWords.addBlock}
      </button>
      {isOpen && (
        <Dialog title={editorWords.addBlock} close={() => setOpen(false)}>
          <ul className="grid gap-2">
            {blockKinds.map((kind) => (
              <li key={kind.kind}>
                <button
                  className="btn btn-quiet h-auto w-full flex-col items-start text-start whitespace-normal"
                  type="button"
                  onClick={() => {
                    setOpen(false)
                    add(addedBlock(kind, blocks))
                  }}
                >
                  <strong>{kind.name()}</strong>
                  <span className="text-ink-soft font-normal">{kind.help()}</span>
                </button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </div>
  )
}
