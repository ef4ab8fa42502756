import { type SubmitEvent, useRef } from 'react'

type Submit = (event: SubmitEvent<HTMLFormElement>) => Promise<void>

/** Milliseconds in which a second tap on a button is taken as the same. */
const doubleTap = 1000

/** For a form that is emptied when it is sent: leaves out a second tap, which would say that the fields are empty. */
export function useDoubleTapGuard(submit: Submit): Submit {
  const sent = useRef(-doubleTap)
  return async (event) => {
    const isFilled = event.currentTarget.checkValidity()
    if (!isFilled && event.timeStamp - sent.current < doubleTap) return event.preventDefault()
    if (isFilled) sent.current = event.timeStamp
    await submit(event)
  }
}
