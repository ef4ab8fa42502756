import { useEffect, useRef, useState } from 'react'
import { ReactCrop } from 'react-image-crop'
import handles from 'react-image-crop/dist/ReactCrop.css?inline'
import { Dialog } from '../ui/Dialog.tsx'
import { cropPart, drawPart, largestPart, type Part, type Turns, turnedSides } from './crop-picture.ts'
import { cropWords } from './messages.ts'

type Props = {
  image: ImageBitmap
  /** The media type of the chosen file. */
  type: string
  /** Width by height, as the page shows the picture; 0 when it shows any shape. */
  shape: number
  use: (cut: File) => void
  close: () => void
}

/** Pixels; the picture in the dialog is not drawn larger. */
const shown = 1024

/** Turns a picture and cuts a part out of it, with a finger, the mouse or the keyboard. */
export function CropDialog({ image, type, shape, use, close }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [turns, setTurns] = useState<Turns>(0)
  const [isFree, setFree] = useState(shape === 0)
  const [part, setPart] = useState<Part>(() => largestPart(image, shape))
  const [problem, setProblem] = useState('')
  const whole = turnedSides(image, turns)
  useHandles()

  useEffect(() => {
    if (canvas.current) drawPart(canvas.current, image, { turns, part: largestPart(image, 0), widest: shown })
  }, [image, turns])

  function place(next: { turns?: Turns; isFree?: boolean }): void {
    const now = { turns, isFree, ...next }
    setTurns(now.turns)
    setFree(now.isFree)
    setPart(largestPart(turnedSides(image, now.turns), now.isFree ? 0 : shape))
  }

  async function finish(): Promise<void> {
    const cut = await cropPart(image, { turns, part, type }).catch(() => null)
    if (cut) use(cut)
    else setProblem(cropWords.tooLarge)
  }

  const turn = (quarters: 1 | 3) => place({ turns: ((turns + quarters) % 4) as Turns })
  return (
    <Dialog title={cropWords.title} close={close}>
      <div className="grid gap-4">
        <p className="flex flex-wrap items-center gap-3">
          <span aria-hidden="true">{cropWords.turn}</span>
          <button className="btn" type="button" onClick={() => turn(3)}>
            ↺ {cropWords.left[0]}
            <span className="sr-only">{cropWords.left[1]}</span>
            {cropWords.left[2]}
          </button>
          <button className="btn" type="button" onClick={() => turn(1)}>
            ↻ {cropWords.right[0]}
            <span className="sr-only">{cropWords.right[1]}</span>
            {cropWords.right[2]}
          </button>
        </p>
        {shape !== 0 && (
          <fieldset className="choices">
            <legend className="label">{cropWords.shape}</legend>
            {[false, true].map((free) => (
              <label className="choice" key={String(free)}>
                <input
                  type="radio"
                  name="crop-shape"
                  checked={isFree === free}
                  onChange={() => place({ isFree: free })}
                />
                {free ? cropWords.any : cropWords.asShown}
              </label>
            ))}
          </fieldset>
        )}
        <div className="text-center">
          <ReactCrop
            crop={{ unit: '%', ...part }}
            onChange={(_, { x, y, width, height }) => setPart({ x, y, width, height })}
            {...(!isFree && { aspect: shape })}
            keepSelection
            minWidth={40}
            minHeight={40}
            ariaLabels={labels()}
          >
            <canvas
              className="block max-h-[38dvh] max-w-full"
              ref={canvas}
              width={whole.width}
              height={whole.height}
            />
          </ReactCrop>
        </div>
        <p className="hint">{cropWords.howTo}</p>
        {problem && (
          <p className="error" role="alert">
            {problem}
          </p>
        )}
        <p className="flex flex-wrap gap-3">
          <button className="btn btn-primary" type="button" onClick={() => void finish()}>
            {cropWords.use}
          </button>
          <button className="btn" type="button" onClick={close}>
            {cropWords.cancel}
          </button>
        </p>
      </div>
    </Dialog>
  )
}

const labels = () => ({
  cropArea: cropWords.part,
  nwDragHandle: cropWords.upperLeft,
  nDragHandle: cropWords.upper,
  neDragHandle: cropWords.upperRight,
  eDragHandle: cropWords.rightEdge,
  seDragHandle: cropWords.lowerRight,
  sDragHandle: cropWords.lower,
  swDragHandle: cropWords.lowerLeft,
  wDragHandle: cropWords.leftEdge,
})

/** The corners are large enough for a finger. */
const ours = ':root{--rc-drag-handle-mobile-size:2.75rem}'

/** The library's styles, which come with this dialog and go with it: no page loads them. The policy permits such a sheet. */
function useHandles(): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`${handles}${ours}`)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [])
}
