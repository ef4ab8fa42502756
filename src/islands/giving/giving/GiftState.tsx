import { lazy, Suspense, useEffect, useRef } from 'react'
import { useSeconds } from '../../../components/ui/useSeconds.ts'
import type { GiftName } from '../../../lib/api/giving/giving.ts'
import { type GiftAnswer, isOpenGift } from '../../../lib/contract/giving/giving.ts'
import { donationTexts } from '../../../lib/texts/giving/donation.ts'
import { giftWords } from '../../../lib/texts/giving/giving.ts'
import { readAccount } from '../../../stores/member.ts'
import { CodeForm } from './CodeForm.tsx'
import { giftTexts } from './messages.ts'
import { Receipt } from './Receipt.tsx'

const RepeatGift = lazy(() =>
  import('./RepeatGift.tsx').then(({ RepeatGift: Component }) => ({ default: Component })),
)

type Props = {
  name: GiftName
  gift: GiftAnswer
  /** The server does not answer at the moment. */
  isLost: boolean
  changed: (gift: GiftAnswer) => void
  onAgain: () => void
}

/** A gift on its way: what to do now, and in the end its receipt. */
export function GiftState({ name, gift, isLost, changed, onAgain }: Props) {
  const now = useSeconds(isOpenGift(gift.state))
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' })
  }, [])
  const { title, text } = giftWords(gift, now)
  const isOpen = isOpenGift(gift.state)
  return (
    <div ref={place} className="grid gap-4">
      <div role="alert">
        {gift.state === 'succeeded' && <p className="notice notice-success">{donationTexts.success}</p>}
      </div>
      <div role="status" className="grid gap-3">
        {gift.state === 'succeeded' ? (
          <Receipt gift={gift} />
        ) : (
          <>
            <h3>{title}</h3>
            {text.filter(Boolean).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </>
        )}
        {isOpen && isLost && <p className="notice">{giftTexts.noNetwork}</p>}
      </div>
      {gift.redirect_url && (
        <a className="btn btn-primary justify-self-start" href={gift.redirect_url}>
          {giftTexts.toPayment}
        </a>
      )}
      {gift.state === 'needs code' && <CodeForm name={name} changed={changed} />}
      {gift.state === 'succeeded' && readAccount() && (
        <Suspense>
          <RepeatGift gift={gift} />
        </Suspense>
      )}
      {!isOpen && (
        <button className="btn justify-self-start" type="button" onClick={onAgain}>
          {giftTexts.again}
        </button>
      )}
    </div>
  )
}
