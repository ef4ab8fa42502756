import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { Deck, Qr, Slide } from '../../../lib/contract/services/projection.ts'
import { sizeOf, sizes, smallest } from '../../../lib/services/projection/fit.ts'
import { timeLeft } from '../../../lib/services/projection/walk.ts'
import { presentWords as words } from './messages.ts'

type Props = {
  deck: Pick<Deck, 'church' | 'logo' | 'pictures'>
  /** Undefined shows the church’s logo. */
  slide: Slide | undefined
  /** Width by height of where it is shown. */
  ratio: number
  /** The time of the server’s clock, for a countdown. */
  now: number
}

/** A slide as the hall sees it, in the size of the element around it. */
export function SlideView({ deck, slide, ratio, now }: Props) {
  switch (slide?.kind) {
    case 'words':
      return (
        <Fitted lines={slide.lines} second={slide.second} ratio={ratio} foot={slide.footer || slide.title} />
      )
    case 'reading':
      return <Fitted head={slide.title} lines={slide.lines} ratio={ratio} foot={slide.footer} />
    case 'heading':
      return (
        <Fitted
          lines={[slide.title]}
          second={slide.text ? [slide.text] : []}
          ratio={ratio}
          className="slide-heading"
        />
      )
    case 'notice': {
      const picture = deck.pictures.find(({ id }) => id === slide.picture)
      return (
        <div className="slide slide-notice" data-beside={picture || slide.qr ? '' : undefined}>
          <div className="slide-text">
            <p className="slide-title">{slide.title}</p>
            {slide.text && <p className="slide-small">{slide.text}</p>}
          </div>
          {(picture || slide.qr) && (
            <div className="slide-aside">
              {picture && <img src={picture.data} alt="" decoding="async" />}
              <Code qr={slide.qr} />
            </div>
          )}
        </div>
      )
    }
    case 'giving':
      return (
        <div className="slide slide-notice" data-beside="">
          <div className="slide-text">
            {slide.title && <p className="slide-title">{slide.title}</p>}
            {slide.ways.map(({ title, account }) => (
              <p className="slide-way" key={`${title} ${account}`}>
                {title}
                <strong>{account}</strong>
              </p>
            ))}
          </div>
          <div className="slide-aside">
            <Code qr={slide.qr} />
          </div>
        </div>
      )
    case 'countdown': {
      const left = timeLeft(slide.until, now)
      return (
        <div className="slide slide-countdown">
          {slide.title && <p className="slide-title">{slide.title}</p>}
          <p className="slide-time" role="timer" style={{ '--letters': left.length } as CSSProperties}>
            {left}
          </p>
        </div>
      )
    }
    default:
      return <LogoView deck={deck} />
  }
}

export function LogoView({ deck }: { deck: Pick<Deck, 'church' | 'logo'> }) {
  return (
    <div className="slide slide-logo">
      {deck.logo ? (
        <img src={deck.logo} alt={words.logo({ church: deck.church })} />
      ) : (
        <p className="slide-title">{deck.church}</p>
      )}
    </div>
  )
}

type FittedProps = {
  head?: string
  lines: readonly string[]
  second?: readonly string[]
  foot?: string
  ratio: number
  className?: string
}

/** Words as large as they have room; a step smaller while the letters of this device are wider than was reckoned. */
function Fitted({ head, lines, second = [], foot, ratio, className = '' }: FittedProps) {
  const body = useRef<HTMLDivElement>(null)
  const first = sizeOf({ lines, second, ratio })
  const [size, setSize] = useState<number>(first)
  const text = `${first} ${lines.join('\n')} ${second.join('\n')}`
  const [shown, setShown] = useState(text)
  if (shown !== text) {
    setShown(text)
    setSize(first)
  }
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = body.current ?? {}
    if (scrollHeight > clientHeight + 1 && size < smallest)
      setSize(sizes.find((one) => one > size) ?? smallest)
  }, [size])
  return (
    <div className={`slide slide-words ${className}`} style={{ '--size': size } as CSSProperties}>
      {head && <p className="slide-head">{head}</p>}
      <div className="slide-body" ref={body}>
        <Lines lines={lines} />
        {second.length > 0 && (
          <div className="slide-second">
            <Lines lines={second} />
          </div>
        )}
      </div>
      {foot && <p className="slide-foot">{foot}</p>}
    </div>
  )
}

/** Lines of words; the same line twice is two lines. */
export function Lines({ lines }: { lines: readonly string[] }): ReactNode {
  const numbered = lines.map((text, number) => ({ text, number }))
  return numbered.map(({ text, number }) => <p key={number}>{text}</p>)
}

function Code({ qr }: { qr: Qr }) {
  if (!qr) return null
  const { size, path, address } = qr
  return (
    <figure className="slide-code">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={words.scan({ address })}>
        <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
        <path fill="#000" d={path} />
      </svg>
      <figcaption>{address.replace(/^https?:\/\//, '')}</figcaption>
    </figure>
  )
}
