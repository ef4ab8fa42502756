import '@testing-library/jest-dom/vitest'
import { configure } from '@testing-library/react'
import { afterAll, vi } from 'vitest'

configure({
  // As long as a browser test waits: the machine may be shared.
  asyncUtilTimeout: 10_000,
  // The words of the page in place of its whole HTML.
  getElementError: (message) =>
    new Error(`${message?.split('\n\n')[0]}\nThe page says: ${document.body.textContent}`),
})

// Pages fetch the code of other sections ahead; a file that ends meanwhile would leave half of a module to the next one.
afterAll(() => vi.dynamicImportSettled())
