import { useState } from 'react'
import { sermonTone } from '../../components/site/sermon-look.ts'

/** The sermon's picture; its series' cloth in the place of none, or of one that does not come (spec 1 §8). */
export function SermonPicture({ thumbnail, series }: { thumbnail: string; series: string }) {
  const [broken, setBroken] = useState(false)
  if (thumbnail && !broken)
    return (
      <img
        className="artwork object-cover"
        src={thumbnail}
        alt=""
        loading="lazy"
        onError={() => setBroken(true)}
      />
    )
  return (
    <div className={`artwork artwork-${sermonTone(series)}`}>
      <svg className="symbol" viewBox="0 0 24 24" aria-hidden="true">
        <use href="#symbol-mate-masie" />
      </svg>
    </div>
  )
}
