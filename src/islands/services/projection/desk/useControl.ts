import { useEffect, useRef, useState } from 'react'
import { whyRefused } from '../../../../lib/api/api-error.ts'
import { before } from '../../../../lib/services/projection/walk.ts'
import { notify } from '../../../../stores/toasts.ts'
import { type Control, type Controls, controlPresentation } from './control.ts'

const first: Control = {
  state: before,
  ahead: 0,
  isKept: false,
  isLost: false,
  isWaiting: false,
  isGone: false,
}

/** A presentation with its control, as long as it is shown. */
export function useControl(id: number): Control & Omit<Controls, 'stop'> {
  const [control, setControl] = useState(first)
  const controls = useRef<Controls>(undefined)
  useEffect(() => {
    const opened = controlPresentation(
      id,
      (change) => setControl((now) => ({ ...now, ...change })),
      (error) => notify.error(whyRefused(error)),
    )
    controls.current = opened
    return opened.stop
  }, [id])
  return {
    ...control,
    press: (change) => controls.current?.press(change),
    take: (answer) => controls.current?.take(answer),
    reload: async () => controls.current?.reload(),
  }
}
