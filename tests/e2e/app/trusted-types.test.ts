import { expect, test } from '../fixtures.ts'

/* The fixture `faults` fails a test when its page violates the content security policy; accessibility.test.ts opens every page. */

test('the policy blocks HTML and code from a string, and new trusted-types policies', async ({
  page,
  faults,
}) => {
  await page.goto('/about')

  expect(await page.evaluate(attempts)).toEqual([
    'TypeError',
    'TypeError',
    'TypeError',
    'TypeError',
    'TypeError',
  ])
  // The browser and the event of the page report each violation.
  await expect.poll(() => faults.length).toBe(10)
  expect(faults.join()).toContain('trusted-types-sink Element innerHTML')
  faults.length = 0
})

/** What an injected script would try; returns the name of each error. */
function attempts(): string[] {
  const element = document.createElement('p')
  const frame = document.createElement('iframe')
  const script = document.createElement('script')
  const tries = [
    () => (element.innerHTML = '<img src=x>'),
    () => element.insertAdjacentHTML('beforeend', '<b>b</b>'),
    () => (frame.srcdoc = '<p>p</p>'),
    () => (script.text = 'void 0'),
    () => window.trustedTypes?.createPolicy('mine', {}),
  ]
  return tries.map((attempt) => {
    try {
      return String(attempt())
    } catch (error) {
      return error instanceof Error ? error.name : String(error)
    }
  })
}
