import { useState } from 'react'
import { sermonTone } from '../../../components/site/looks/sermon-look.ts'

/**
 * The sermon's picture over the artwork of its series. The artwork shows when there is no picture, when it does not load
 * (spec 1 §8), or when the device saves data: browsers do not fetch a lazy image that is not displayed.
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
