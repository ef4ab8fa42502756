// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { startToasts } from '../../src/islands/shell/every-page/toasts.ts'
import { takeFlashToasts } from '../../src/lib/toasts/flash-toasts.ts'
import { isToastWaiting, storeToast } from '../../src/lib/toasts/toast-event.ts'

const drawn = vi.hoisted(() => ({ toasts: [] as unknown[], begun: 0 }))
vi.mock('../../src/islands/shell/toasts/mount-toaster.tsx', () => ({
  showToast: (toast: unknown) => drawn.toasts.push(toast),
}))
vi.mock('../../src/islands/shell/outbox/send-later.ts', () => ({
  startSendingLater: () => {
    drawn.begun += 1
  },
}))

beforeEach(() => sessionStorage.clear())

test('a toast is shown once on the next page', () => {
  storeToast({ kind: 'success', text: 'Signup successful!' })
  storeToast({ kind: 'error', text: 'Failed' })

  const waiting = isToastWaiting()
  const taken = takeFlashToasts()

  expect(waiting).toBe(true)
  expect(taken).toEqual([
    { kind: 'success', text: 'Signup successful!' },
    { kind: 'error', text: 'Failed' },
  ])
  expect([isToastWaiting(), takeFlashToasts()]).toEqual([false, []])
})

test.each(['{broken', '{}', '[{"kind":"loud","text":"x"},{"kind":"error"},null,7]'])(
  'a stored %s is read as no toast',
  (stored) => {
    sessionStorage.setItem('asore:toasts', stored)

    expect(takeFlashToasts()).toEqual([])
  },
)

test('a toast for the next page is not shown on this one, even when the first act loads the toaster', async () => {
  document.body.innerHTML = '<div id="toasts" data-islands></div>'
  startToasts()

  dispatchEvent(new Event('pointerdown'))
  storeToast({ kind: 'success', text: 'Video sermon uploaded successfully!' })
  await vi.waitFor(() => expect(drawn.begun).toBe(1))
  await vi.dynamicImportSettled()

  expect(drawn.toasts).toEqual([])
  expect(isToastWaiting()).toBe(true)
})
