// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { takeFlashToasts } from '../../src/lib/flash-toasts.ts'
import { isToastWaiting, keepToast } from '../../src/lib/toast-event.ts'

beforeEach(() => sessionStorage.clear())

test('a toast reaches the next page once', () => {
  keepToast({ kind: 'success', text: 'Signup successful!' })
  keepToast({ kind: 'error', text: 'Failed' })

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
  'a stored %s is no toast, and breaks nothing',
  (stored) => {
    sessionStorage.setItem('asore:toasts', stored)

    expect(takeFlashToasts()).toEqual([])
  },
)
