import toast, { resolveValue, useToaster } from 'react-hot-toast/headless'
import { frameWords } from '../messages.ts'

/** Toasts at the top right. Each closes after three seconds; hover and focus pause the timer. */
export function Toaster() {
  const { toasts, handlers } = useToaster()

  return (
    <section
      className="toasts"
      aria-label={frameWords.notifications}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {toasts
        .filter(({ visible }) => visible)
        .map((one) => (
          <div
            key={one.id}
            className={`toast toast-${one.type}`}
            role={one.type === 'error' ? 'alert' : undefined}
          >
            <p>{resolveValue(one.message, one)}</p>
            <button
              className="icon-button"
              type="button"
              aria-label={frameWords.dismiss}
              onClick={() => toast.dismiss(one.id)}
            >
              <svg className="symbol" viewBox="0 0 24 24" aria-hidden="true">
                <path d="m6 6 12 12M18 6 6 18" />
              </svg>
            </button>
          </div>
        ))}
    </section>
  )
}
