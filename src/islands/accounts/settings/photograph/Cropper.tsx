import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { centred, mostZoom, moved, type Placing, squareOf } from '../../../../lib/browser/crop.ts'
import { cropSquare } from './crop-square.ts'
import { photographWords } from './messages.ts'
import { Slider } from './Slider.tsx'

type Props = { image: ImageBitmap; busy: boolean; use: (square: File) => void; cancel: () => void }

/** Crops a photograph to a square by dragging with a finger or the mouse, or with sliders, which work by keyboard. */
export function Cropper({ image, busy, use, cancel }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const held = useRef<{ x: number; y: number }>(undefined)
  const [placing, setPlacing] = useState<Placing>(centred)
  const { left, top, side } = squareOf(image, placing)

  useEffect(() => {
    const frame = canvas.current
    frame?.getContext('2d')?.drawImage(image, left, top, side, side, 0, 0, frame.width, frame.height)
  }, [image, left, top, side])

  function hold(event: PointerEvent<HTMLCanvasElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current = { x: event.clientX, y: event.clientY }
  }

  function drag({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>): void {
    const before = held.current
    if (!before) return
    held.current = { x: clientX, y: clientY }
    const width = currentTarget.clientWidth
    const by = { right: (clientX - before.x) / width, down: (clientY - before.y) / width }
    setPlacing((now) => moved(image, now, by))
  }

  function letGo(): void {
    held.current = undefined
  }

  async function finish(): Promise<void> {
    const square = await cropSquare(image, placing)
    if (square) use(square)
  }

  const set = (name: keyof Placing) => (value: number) => setPlacing({ ...placing, [name]: value })
  return (
    <div className="cropper">
      <canvas
        className="cropper-frame"
        ref={canvas}
        width={512}
        height={512}
        onPointerDown={hold}
        onPointerMove={drag}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      />
      <p className="hint">{photographWords.dragHint}</p>
      <Slider
        label={photographWords.size}
        from={1}
        to={mostZoom}
        value={placing.zoom}
        set={set('zoom')}
        first
      />
      <Slider
        label={photographWords.leftRight}
        value={placing.across}
        set={set('across')}
        still={image.width <= side}
      />
      <Slider
        label={photographWords.topBottom}
        value={placing.down}
        set={set('down')}
        still={image.height <= side}
      />
      <div className="flex flex-wrap gap-3">
        <button
          className="btn btn-primary"
          type="button"
          disabled={busy}
          aria-busy={busy}
          onClick={() => void finish()}
        >
          {busy ? photographWords.sending : photographWords.use}
        </button>
        <button className="btn" type="button" disabled={busy} onClick={cancel}>
          {photographWords.cancel}
        </button>
      </div>
    </div>
  )
}
