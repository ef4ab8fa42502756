import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { previewPage } from '../../../../lib/api/website/page-content.ts'
import type { Editing } from '../../../../stores/page-editing.ts'
import { reportFailure } from '../../../staff/report-failure.ts'
import { postEditorWords } from '../messages.ts'
import { useIsPost } from '../page-context.ts'
import { publishingWords } from './messages.ts'

const widths = () =>
  [
    [360, publishingWords.telephone],
    [1280, publishingWords.computer],
  ] as const

/** The draft as the page that it will be, in the width of a telephone or a computer, light or dark. */
export function Preview({ editing, close }: { editing: Editing; close: () => void }) {
  const saving = useStore(editing.$saving)
  const isPost = useIsPost()
  const [width, setWidth] = useState<number>(360)
  const [scheme, setScheme] = useState<'light' | 'dark'>('light')
  const [address, setAddress] = useState('')
  const frame = useRef<HTMLIFrameElement>(null)
  const [isNarrow] = useState(() => matchMedia(narrow).matches)
  // A new address for each saved draft: the frame then loads it anew, and it is never too old.
  const savedAt = saving.state === 'saved' ? saving.at : ''
  useEffect(() => {
    if (!savedAt) return
    previewPage(editing.text).then(setAddress, (error) =>
      reportFailure(error, publishingWords.previewCouldNotBe),
    )
  }, [editing, savedAt])
  const [loads, setLoads] = useState(0)
  // The page in the frame paints itself as the device is set, also after it has loaded: here the button decides.
  useEffect(() => {
    const root = frame.current?.contentDocument?.documentElement
    // Each load brings another document.
    if (!root || loads === 0) return
    const paint = () => {
      if (root.dataset.theme !== scheme) root.dataset.theme = scheme
    }
    paint()
    const painted = new MutationObserver(paint)
    painted.observe(root, { attributes: true, attributeFilter: ['data-theme'] })
    return () => painted.disconnect()
  }, [scheme, loads])
  return (
    <Frame isNarrow={isNarrow} close={close}>
      <div className="flex flex-wrap gap-2">
        {isNarrow && (
          <button className="btn btn-quiet" type="button" onClick={close}>
            {publishingWords.back}
          </button>
        )}
        {widths().map(([one, name]) => (
          <button
            className={width === one ? 'btn btn-primary' : 'btn'}
            type="button"
            key={one}
            aria-pressed={width === one}
            onClick={() => setWidth(one)}
          >
            {name}
          </button>
        ))}
        {(['light', 'dark'] as const).map((one) => (
          <button
            className={scheme === one ? 'btn btn-primary' : 'btn'}
            type="button"
            key={one}
            aria-pressed={scheme === one}
            onClick={() => setScheme(one)}
          >
            {one === 'light' ? publishingWords.light : publishingWords.dark}
          </button>
        ))}
      </div>
      <div className="preview-page">
        {address && (
          <iframe
            className="max-w-none border border-line bg-paper"
            ref={frame}
            title={isPost ? postEditorWords.asItWillBe : publishingWords.pageAsItWill}
            src={address}
            width={width}
            onLoad={() => setLoads((count) => count + 1)}
          />
        )}
      </div>
    </Frame>
  )
}

/** Below this width the preview has the whole screen. */
const narrow = '(width < 48rem)'

type FrameProps = { isNarrow: boolean; close: () => void; children: ReactNode }

/** Where the preview stands: beside the form on a wide screen, on a screen of its own on a phone. */
function Frame({ isNarrow, close, children }: FrameProps) {
  const screen = useRef<HTMLDialogElement>(null)
  // A layout effect closes it while it is still in the document: only then does the browser restore the focus.
  useLayoutEffect(() => {
    const shown = screen.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  if (!isNarrow)
    return (
      <section className="card grid gap-3 p-4" aria-label={publishingWords.preview}>
        {children}
      </section>
    )
  return (
    <dialog className="preview-screen" ref={screen} aria-label={publishingWords.preview} onClose={close}>
      {children}
    </dialog>
  )
}
