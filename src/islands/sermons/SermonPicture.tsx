import { useState } from 'react'
import { sermonTone } from '../../components/site/sermon-look.ts'

/**
 * The sermon's picture over the cloth of its series, which is what shows when there is none, it does not come (spec 1 §8), or
 * this device saves data: a lazy image that is not displayed is not fetched.
 */
export function SermonPicture({ thumbnail, series }: { thumbnail: string; series: string }) {
  const [broken, setBroken] = useState(false)
  return (
    <div className={`artwork artwork-${sermonTone(series)} sermon-picture`}>
      <svg className="symbol" viewBox="0 0 24 24" aria-hidden="true">
        <use href="#symbol-mate-masie" />
      </svg>
      {thumbnail && !broken && <img src={thumbnail} alt="" loading="lazy" onError={() => setBroken(true)} />}
    </div>
  )
}
