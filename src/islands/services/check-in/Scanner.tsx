import { useEffect, useRef, useState } from 'react'
import { Dialog } from '../../../components/ui/Dialog.tsx'
import { checkInWords } from './messages.ts'

/** The part of BarcodeDetector that is used here; TypeScript has no type for it yet. */
type Detector = { detect(video: HTMLVideoElement): Promise<{ rawValue: string }[]> }
declare const BarcodeDetector: new (options: { formats: string[] }) => Detector

/** Milliseconds between two looks at the picture. */
const pause = 300

type Props = { scanned: (code: string) => Promise<void>; close: () => void }

/** Reads codes by the phone's camera, one after the other, until it is closed. The picture does not leave the phone. */
export function Scanner({ scanned, close }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState('')
  const latest = useRef(scanned)
  useEffect(() => {
    latest.current = scanned
  }, [scanned])

  useEffect(() => {
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let left = false
    let before = ''
    async function start(): Promise<void> {
      const opened = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (left) return stop(opened)
      stream = opened
      const shown = video.current
      if (!shown) return
      shown.srcObject = opened
      await shown.play()
      const detector = new BarcodeDetector({ formats: ['qr_code'] })
      const look = async () => {
        const [seen] = await detector.detect(shown).catch(() => [])
        if (left) return
        if (seen && seen.rawValue !== before) {
          before = seen.rawValue
          await latest.current(seen.rawValue)
        }
        if (!left) timer = setTimeout(look, pause)
      }
      await look()
    }
    start().catch((error: unknown) => {
      console.error(error)
      setProblem(checkInWords.noCamera)
    })
    return () => {
      left = true
      clearTimeout(timer)
      stop(stream)
    }
  }, [])

  return (
    <Dialog title={checkInWords.scanMembersCode} close={close}>
      {problem ? (
        <p role="alert">{problem}</p>
      ) : (
        <video
          className="w-full rounded-lg"
          ref={video}
          muted
          playsInline
          aria-label={checkInWords.whatCameraSees}
        />
      )}
    </Dialog>
  )
}

const stop = (stream: MediaStream | undefined): void => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
