import { useState } from 'react'
import { testimonyLook } from '../../../components/site/looks/testimony-look.ts'

/** The author's picture; the category's artwork if there is none or it does not load. */
export function TestimonyPicture({ image, category }: { image: string; category: string }) {
  const [broken, setBroken] = useState(false)
  if (image && !broken)
    return (
      <img
        className="artwork w-full object-cover"
        src={image}
        alt=""
        loading="lazy"
        onError={() => setBroken(true)}
      />
    )
  const { symbol, tone } = testimonyLook(category)
  return (
    <div className={`artwork artwork-${tone} strip`}>
      <svg className="symbol" viewBox="0 0 24 24" aria-hidden="true">
        <use href={`#symbol-${symbol}`} />
      </svg>
    </div>
  )
}
