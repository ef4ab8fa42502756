import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { checkPage } from '../../../../lib/api/website/page-content.ts'
import type { Editing } from '../../../../stores/page-editing.ts'
import type { Spot } from '../blocks/spot.ts'
import { postEditorWords } from '../messages.ts'
import { useIsPost } from '../page-context.ts'
import { publishingWords } from './messages.ts'
import { kilobytes, type PageWeight, warningsOf, weigh } from './page-weight.ts'
import { Remarks } from './Remarks.tsx'

/** What the page weighs on a telephone, and a warning when that is much. It is weighed anew when its pictures change. */
export function Weight({ editing, show }: { editing: Editing; show: (spot: Spot) => void }) {
  const weight = useWeight(editing)
  const isPost = useIsPost()
  if (!weight) return null
  const all = kilobytes(weight.words + weight.pictures)
  const words = kilobytes(weight.words)
  const pictures = weight.pictures > 0 ? kilobytes(weight.pictures) : publishingWords.none
  return (
    <>
      <p className="hint">
        {isPost
          ? postEditorWords.weighs({ all, words, pictures })
          : publishingWords.weighs({ all, words, pictures })}
      </p>
      <WeightWarning weight={weight} show={show} />
    </>
  )
}

/** Why a page loads slowly. It can be published all the same. */
export function WeightWarning({ weight, show }: { weight: PageWeight; show: (spot: Spot) => void }) {
  const isPost = useIsPost()
  const warnings = warningsOf(weight, isPost)
  if (warnings.length === 0) return null
  return (
    <div className="notice grid gap-2">
      <p>
        <strong>{isPost ? postEditorWords.isHeavy[1] : publishingWords.thisPageIsHeavy[1]}</strong>
        {isPost ? postEditorWords.isHeavy[2] : publishingWords.thisPageIsHeavy[2]}
      </p>
      {warnings.map(({ words, heaviest }) => (
        <div key={words}>
          <p>{words}</p>
          <Remarks remarks={heaviest} show={show} />
        </div>
      ))}
    </div>
  )
}

function useWeight(editing: Editing): PageWeight | undefined {
  const isSaved = useStore(editing.$saving).state === 'saved'
  const files = (JSON.stringify(useStore(editing.$document)).match(/"key":"[^"]+"/g) ?? []).join()
  const [weighed, setWeighed] = useState<{ files: string; weight: PageWeight }>()
  const isKnown = weighed?.files === files
  useEffect(() => {
    if (!isSaved || isKnown) return
    checkPage(editing.text)
      .then((check) => weigh(editing.text, check))
      // Without a network the weight is not shown; nothing depends on it.
      .then(
        (weight) => setWeighed({ files, weight }),
        () => undefined,
      )
  }, [editing, isSaved, isKnown, files])
  return weighed?.weight
}
