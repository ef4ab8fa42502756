import type { Slide } from '../../../lib/contract/services/projection.ts'
import { linesOf } from '../../../lib/services/projection/walk.ts'
import { Lines } from './SlideView.tsx'

/** The words in the lower third of a stream, over its picture: nothing where the slide has none. */
export function ThirdView({ slide }: { slide: Slide | undefined }) {
  if (!slide) return null
  const second = slide.kind === 'words' ? slide.second : []
  const lines = slide.kind === 'words' ? slide.lines : linesOf(slide)
  if (lines.length === 0) return null
  return (
    <div className="present-third">
      <Lines lines={lines} />
      {second.length > 0 && (
        <div className="slide-second">
          <Lines lines={second} />
        </div>
      )}
    </div>
  )
}
